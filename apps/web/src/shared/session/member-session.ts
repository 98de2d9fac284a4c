import type { Session } from '@subrosa/contract/client/types';
import { autoLogout } from './auto-logout.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { isMarkedSignedIn } from './signed-in-mark.ts';
import { heldTokens } from './tokens.ts';

/** The session as calls see it. */
export const memberSession: Session = {
  accessToken: () => heldTokens()?.accessToken,
  chatToken: () => heldTokens()?.chatToken,
  canRefresh: () => heldTokens() !== null || isMarkedSignedIn(),
  refresh: refreshTokens,
  autoLogout: () => autoLogout('expired'),
};
