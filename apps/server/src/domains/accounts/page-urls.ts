import { linkToken, verifyLinkToken } from '../../platform/link-token.ts';

/** Where the links of our emails lead; the web app has these pages. */
export const pageOf = {
  verify: (base: string, token: string) => `${base}/account/verify/${token}`,
  reset: (base: string, token: string) => `${base}/forgot/reset?token=${token}`,
  devices: (base: string, token: string) => `${base}/sessions/reset?token=${token}`,
  sessions: (base: string) => `${base}/sessions`,
  forgot: (base: string) => `${base}/forgot`,
  /** Has a neutral name, because others may see the URL. */
  suspended: (base: string) => `${base}/decision`,
  login: (base: string) => `${base}/login`,
  security: (base: string) => `${base}/settings/security`,
  account: (base: string) => `${base}/settings/account`,
} as const;

const UNSUBSCRIBE = 'accounts.email-subscription';

/** The token of an unsubscribe link. It changes that one setting and grants nothing else. */
export const subscriptionToken = (secret: string, memberId: string): string => linkToken(secret, UNSUBSCRIBE, memberId);
export const verifySubscriptionToken = (secret: string, token: string): string | null => verifyLinkToken(secret, UNSUBSCRIBE, token);
