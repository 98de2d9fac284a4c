import type { Session } from '@subrosa/contract/client/types';
import { autoLogout } from './auto-logout.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { isFlaggedSignedIn } from './signed-in-mark.ts';
import { getTokens } from './tokens.ts';

/** The session in the interface of the API client. */
export const memberSession: Session = {
  accessToken: () => getTokens()?.accessToken,
  chatToken: () => getTokens()?.chatToken,
  canRefresh: () => getTokens() !== null || isFlaggedSignedIn(),
  refresh: refreshTokens,
  autoLogout: () => autoLogout('expired'),
};
