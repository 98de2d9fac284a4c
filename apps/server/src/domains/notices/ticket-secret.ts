import type { Config } from '../../platform/config/config.ts';
import { linkToken, verifyLinkToken } from '../../platform/link-token.ts';

const PURPOSE = 'notice state';

type Settings = Pick<Config, 'EMAIL_LINK_SECRET' | 'PUBLIC_URL'>;

/** Derived from the id of the notice, so that no secret is stored. */
export const ticketSecretOf = (noticeId: string, config: Settings): string => linkToken(config.EMAIL_LINK_SECRET, PURPOSE, noticeId);

export const verifyTicketSecret = (secret: string, config: Settings): string | null =>
  verifyLinkToken(config.EMAIL_LINK_SECRET, PURPOSE, secret);

/** The secret is in the fragment, which browsers do not send, so that it appears in no server log. */
export const stateUrl = (notice: { id: string; ticket: string }, config: Settings): string =>
  `${config.PUBLIC_URL}/notices/${notice.ticket}#${ticketSecretOf(notice.id, config)}`;
