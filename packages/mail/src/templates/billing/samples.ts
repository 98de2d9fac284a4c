import type { BillingEmailData } from './index.ts';

const planUrl = 'https://subrosa.example/settings/upgrade';
const providerUrl = 'https://support.ccbill.com/';
const money = { amount: '$14.99', at: '14/11/2025 21:07', reference: '0912191101000000159', statementDescriptor: 'CCBILL.COM *SR' };

export const sampleBillingData: BillingEmailData = {
  'payment-receipt': { ...money, from: '14/11/2025', to: '14/12/2025', renewsOn: '14/12/2025', planUrl, providerUrl },
  'payment-failed': { until: '17/12/2025', change: 'failed', planUrl, providerUrl },
  'plan-ended': { planUrl },
  'payment-refunded': { ...money, planUrl, providerUrl },
};
