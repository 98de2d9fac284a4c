import type { Brand } from './brand.ts';
import type { EmailData } from './render-email.ts';
import { sampleAccountData } from './templates/accounts/samples.ts';
import { sampleBillingData } from './templates/billing/samples.ts';

/** Sample data for the preview and the tests. */
export const sampleBrand: Brand = {
  name: 'Subrosa',
  supportEmail: 'support@subrosa.example',
  baseUrl: 'https://subrosa.example',
  accent: '#b8385a',
};

export const sampleData: EmailData = {
  ...sampleAccountData,
  ...sampleBillingData,
  'contact-message': {
    reference: 'CM-7KQ2-41',
    fromEmail: 'violet@mail.example',
    message: 'Good evening,\n\nI cannot find the page where I change my time zone.\nWhere is it?\n\nThank you\nViolet',
    receivedAt: '14/11/2025 21:07',
  },
  'privacy-request-received': {
    reference: 'PR-3F8D-20',
    acknowledgeBy: '24/11/2025',
    answerBy: '14/12/2025',
  },
  'privacy-request-filed': {
    reference: 'PR-3F8D-20',
    kind: 'access',
    email: 'violet@mail.example',
    region: 'CA',
    details: 'Please send me a copy of everything that you keep about me.\nA file is enough.',
    answerBy: '14/12/2025',
  },
  'newsletter-confirm': {
    name: 'Violet',
    confirmUrl: 'https://subrosa.example/newsletter/confirm?token=kV3mZ0p7Qx2Lr9Ty',
    unsubscribeUrl: 'https://subrosa.example/newsletter/unsubscribe?token=kV3mZ0p7Qx2Lr9Ty',
  },
  'notification-digest': {
    count: 3,
    url: 'https://subrosa.example/notifications',
    preferencesUrl: 'https://subrosa.example/settings/notifications',
    unsubscribeUrl: 'https://subrosa.example/unsubscribe?member=kV3mZ0p7Qx2Lr9Ty',
  },
  'notice-received': {
    reference: 'N-7K2M-9QXR',
    decideBy: '18/11/2026 09:30 UTC',
    stateUrl: 'https://subrosa.example/notices/N-7K2M-9QXR#kV3mZ0p7Qx2Lr9Ty',
  },
  'support-reply': { reference: 'M-7KQ2-41', answer: 'You find it in your settings,\nunder preferences.' },
  'staff-role-changed': { change: 'confirmed', countsFrom: '19/11/2026 14:05', url: 'https://example.org/staff/inbox' },
  'notice-decided': {
    reference: 'N-7K2M-9QXR',
    isUpheld: true,
    note: 'What you named is gone, and so are its copies.',
    stateUrl: 'https://subrosa.example/notices/N-7K2M-9QXR#kV3mZ0p7Qx2Lr9Ty',
  },
};
