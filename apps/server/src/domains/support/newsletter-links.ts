import type { Config } from '../../platform/config/config.ts';
import { linkToken } from '../../platform/link-token.ts';

export const CONFIRM_PURPOSE = 'newsletter confirm';
export const UNSUBSCRIBE_PURPOSE = 'newsletter leave';

type Settings = Pick<Config, 'EMAIL_LINK_SECRET' | 'PUBLIC_URL'>;

export function confirmUrl(subscriberId: string, config: Settings): string {
  return `${config.PUBLIC_URL}/newsletter/confirm#${linkToken(config.EMAIL_LINK_SECRET, CONFIRM_PURPOSE, subscriberId)}`;
}

/** The URL of the unsubscribe page, for the email. */
export function unsubscribeUrl(subscriberId: string, config: Settings): string {
  return `${config.PUBLIC_URL}/unsubscribe#${linkToken(config.EMAIL_LINK_SECRET, UNSUBSCRIBE_PURPOSE, subscriberId)}`;
}

/** The URL that a mail program requests by itself (RFC 8058). Mail programs do not send fragments, so the token is in the query. */
export function oneClickUnsubscribeUrl(subscriberId: string, config: Settings): string {
  const token = encodeURIComponent(linkToken(config.EMAIL_LINK_SECRET, UNSUBSCRIBE_PURPOSE, subscriberId));
  return `${config.PUBLIC_URL}/api/newsletter/leave?token=${token}`;
}
