import type { Config } from '../../platform/config/config.ts';
import { linkToken, verifyLinkToken } from '../../platform/link-token.ts';

const PURPOSE = 'notice state';

type Settings = Pick<Config, 'EMAIL_LINK_SECRET' | 'PUBLIC_URL'>;

/** Made of the notice's id, so that there is none to keep. */
export const ticketSecretOf = (noticeId: string, config: Settings): string => linkToken(config.EMAIL_LINK_SECRET, PURPOSE, noticeId);

export const verifyTicketSecret = (secret: string, config: Settings): string | null =>
  verifyLinkToken(config.EMAIL_LINK_SECRET, PURPOSE, secret);

/** The secret is a fragment: no server and no log sees it. */
export const stateUrl = (notice: { id: string; ticket: string }, config: Settings): string =>
  `${config.PUBLIC_URL}/notices/${notice.ticket}#${ticketSecretOf(notice.id, config)}`;
