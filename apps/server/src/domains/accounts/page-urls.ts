import { linkToken, verifyLinkToken } from '../../platform/link-token.ts';

/** Where the links of our mails lead; the web app has these pages. */
export const pageOf = {
  verify: (base: string, token: string) => `${base}/account/verify/${token}`,
  reset: (base: string, token: string) => `${base}/forgot/reset?token=${token}`,
  devices: (base: string, token: string) => `${base}/sessions/reset?token=${token}`,
  sessions: (base: string) => `${base}/sessions`,
  forgot: (base: string) => `${base}/forgot`,
  /** Its name says nothing to who sees the address. */
  suspended: (base: string) => `${base}/decision`,
  login: (base: string) => `${base}/login`,
  security: (base: string) => `${base}/settings/security`,
  account: (base: string) => `${base}/settings/account`,
} as const;

const UNSUBSCRIBE = 'accounts.email-subscription';

/** For mails that a member may leave: opens nothing but that one switch. */
export const subscriptionToken = (secret: string, memberId: string): string => linkToken(secret, UNSUBSCRIBE, memberId);
export const verifySubscriptionToken = (secret: string, token: string): string | null => verifyLinkToken(secret, UNSUBSCRIBE, token);
