import type { AccountEmailData } from './index.ts';

const at = '14/11/2025 21:07';
const supportEmail = 'support@subrosa.example';
const loginUrl = 'https://subrosa.example/login';
const forgotUrl = 'https://subrosa.example/forgot';
const securityUrl = 'https://subrosa.example/settings/security';

export const sampleAccountData: AccountEmailData = {
  'verify-email': { url: 'https://subrosa.example/account/verify/kV3mZ0p7Qx2Lr9Ty', hours: 24 },
  'already-registered': { forgotUrl, loginUrl },
  'reset-password': { url: 'https://subrosa.example/forgot/reset#token=kV3mZ0p7Qx2Lr9Ty', minutes: 30 },
  'password-changed': { at, forgotUrl, supportEmail },
  'manage-devices': { url: 'https://subrosa.example/devices#token=kV3mZ0p7Qx2Lr9Ty', minutes: 30 },
  'new-device': { device: 'Firefox · Linux', replaced: false, at, securityUrl, forgotUrl },
  'confirm-new-email': { url: 'https://subrosa.example/account/verify/Qx2Lr9TykV3mZ0p7', hours: 48 },
  'email-changing': { at, securityUrl, supportEmail },
  'email-changed': { at, supportEmail },
  'account-locked': { hours: 24, forgotUrl },
  'guesses-locked': { isKnown: true, hours: 24, url: 'https://subrosa.example/sessions' },
  'second-factor-changed': { change: 'passkey_added', at, securityUrl },
  'export-ready': { url: 'https://subrosa.example/settings/export', days: 7 },
  'account-decided': { url: 'https://subrosa.example/decision' },
  'account-deleted': { reference: 'AD-9TX4-63', at, erasedBy: '15/11/2025 21:07' },
};
