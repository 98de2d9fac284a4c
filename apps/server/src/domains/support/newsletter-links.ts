import type { Config } from '../../platform/config/config.ts';
import { linkToken } from '../../platform/link-token.ts';

export const CONFIRM_PURPOSE = 'newsletter confirm';
export const LEAVE_PURPOSE = 'newsletter leave';

type Settings = Pick<Config, 'LINK_SECRET' | 'PUBLIC_URL'>;

export function confirmUrl(subscriberId: string, config: Settings): string {
  return `${config.PUBLIC_URL}/newsletter/confirm#${linkToken(config.LINK_SECRET, CONFIRM_PURPOSE, subscriberId)}`;
}

/** The page behind the link in the mail. */
export function leaveUrl(subscriberId: string, config: Settings): string {
  return `${config.PUBLIC_URL}/unsubscribe#${linkToken(config.LINK_SECRET, LEAVE_PURPOSE, subscriberId)}`;
}

/** The call that a mail program makes by itself (RFC 8058); it cannot read a fragment, so the token is in the query. */
export function oneClickLeaveUrl(subscriberId: string, config: Settings): string {
  const token = encodeURIComponent(linkToken(config.LINK_SECRET, LEAVE_PURPOSE, subscriberId));
  return `${config.PUBLIC_URL}/api/newsletter/leave?token=${token}`;
}
