import { dueCents } from '@subrosa/rules/subscriptions/price';
import type { Config } from './settings.ts';

/** Requirements of an installation with real members. */
const inProduction: readonly { isWrong: (config: Config) => boolean; problem: string }[] = [
  { isWrong: (config) => !config.DKIM_PRIVATE_KEY, problem: 'DKIM_PRIVATE_KEY: missing (unsigned mail is not sent in production)' },
  {
    isWrong: (config) => config.SMS_PROVIDER !== 'twilio',
    problem: 'SMS_PROVIDER: must be twilio (the sandbox shows every text message to everyone)',
  },
  {
    isWrong: (config) => config.PUSH_HOSTS.some((host) => host.includes(':')),
    problem: 'PUSH_HOSTS: names of hosts only (a scheme or a port could lead to the internal network)',
  },
  {
    isWrong: (config) => config.BILLING_PROVIDER !== 'ccbill',
    problem: 'BILLING_PROVIDER: must be ccbill (the sandbox charges no card)',
  },
];

/** URLs that carry data of members or providers and therefore must use TLS. */
const encrypted = [
  'PUBLIC_URL',
  'S3_ENDPOINT',
  'S3_PUBLIC_ENDPOINT',
  'S3_AUDIT_ENDPOINT',
  'KMS_ENDPOINT',
  'VAULT_URL',
  'HASH_LIST_URL',
  'TIPLINE_URL',
  'MAILCHIMP_URL',
  'PLAUSIBLE_URL',
  'TWILIO_URL',
  'CCBILL_FORM_URL',
  'CCBILL_DATALINK_URL',
  'YOTI_URL',
  'BREACHED_PASSWORDS_URL',
] as const satisfies readonly (keyof Config)[];

function problemsInProduction(config: Config): string[] {
  const open = encrypted.filter((name) => config[name] !== undefined && !config[name].startsWith('https://'));
  return [
    ...inProduction.filter(({ isWrong }) => isWrong(config)).map(({ problem }) => problem),
    ...open.map((name) => `${name}: must begin with https:// (others on the way could read it, or answer in its place)`),
  ];
}

const ccbillSettings = ['CCBILL_ACCOUNT', 'CCBILL_FLEX_ID', 'CCBILL_SALT', 'CCBILL_DATALINK_USER', 'CCBILL_DATALINK_PASSWORD'] as const;

const vaultSettings = { token: ['VAULT_TOKEN'], approle: ['VAULT_ROLE_ID', 'VAULT_SECRET_ID'], kubernetes: ['VAULT_ROLE'] } as const;

/** Finds settings that are valid alone but contradict each other, or are not allowed in production. */
export function findContradictions(config: Config): string[] {
  const problems = config.ENVIRONMENT === 'production' ? problemsInProduction(config) : [];
  const demand = (because: string, names: readonly (keyof Config)[]) => {
    for (const name of names) if (!config[name]) problems.push(`${name}: missing (${because})`);
  };
  if (config.NEWSLETTER_PROVIDER === 'mailchimp') {
    demand('NEWSLETTER_PROVIDER is mailchimp', ['MAILCHIMP_URL', 'MAILCHIMP_API_KEY', 'MAILCHIMP_AUDIENCE']);
  }
  if (config.ANALYTICS_PROVIDER === 'plausible') demand('ANALYTICS_PROVIDER is plausible', ['PLAUSIBLE_URL', 'PLAUSIBLE_SITE']);
  if (config.SMS_PROVIDER === 'sandbox') demand('SMS_PROVIDER is sandbox', ['SMS_SANDBOX_URL']);
  if (config.SMS_PROVIDER === 'twilio') demand('SMS_PROVIDER is twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']);
  if (config.BILLING_PROVIDER === 'sandbox') demand('BILLING_PROVIDER is sandbox', ['BILLING_SANDBOX_URL']);
  if (config.BILLING_PROVIDER === 'ccbill') demand('BILLING_PROVIDER is ccbill', ccbillSettings);
  if (config.AGE_PROVIDER === 'yoti') demand('AGE_PROVIDER is yoti', ['YOTI_SDK_ID', 'YOTI_API_KEY']);
  if (config.S3_AUDIT_ENDPOINT) demand('S3_AUDIT_ENDPOINT is set', ['S3_AUDIT_ACCESS_KEY', 'S3_AUDIT_SECRET_KEY']);
  if (config.KEY_PROVIDER === 'kms') demand('KEY_PROVIDER is kms', ['KMS_KEY_ID', 'KMS_REGION']);
  if (config.KEY_PROVIDER === 'vault') {
    demand('KEY_PROVIDER is vault', ['VAULT_URL', 'VAULT_KEY']);
    demand(`VAULT_AUTH is ${config.VAULT_AUTH}`, vaultSettings[config.VAULT_AUTH]);
  }
  if (dueCents({ priceCents: config.PRICE_PREMIUM_90, discountPercent: config.DISCOUNT_PREMIUM_90 }) < 1) {
    problems.push('DISCOUNT_PREMIUM_90: leaves nothing to pay (a plan that costs nothing cannot be bought)');
  }
  return problems;
}
