import { accounts } from '@subrosa/contract/endpoints/accounts';
import { devices } from '@subrosa/contract/endpoints/devices';
import { ResponseError, isPassing } from '@subrosa/contract/client/errors';
import { silentClient } from '../api/client.ts';
import { visitorClient } from '../api/visitor-client.ts';
import { idleTimeLeft } from './activity.ts';
import { keepSession } from './keep-session.ts';
import { sessionAccountOf } from './own-account.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { useSession } from './session.ts';
import { isFlaggedSignedIn } from './signed-in-mark.ts';

const PATIENCE_MS = 5000;

/** Restores the session before any page is rendered. Rejects when that is impossible now: a network error must not sign a member out. */
export async function startSession(): Promise<void> {
  keepSession(resume);
  await resume();
}

async function resume(): Promise<void> {
  const { start, end } = useSession.getState();
  if (!isFlaggedSignedIn()) return end();
  if (idleTimeLeft() <= 0) return leaveIdle();
  try {
    await refreshTokens();
    start(sessionAccountOf(await silentClient.call(accounts.getAccount)));
  } catch (error) {
    if (!(error instanceof ResponseError) || isPassing(error)) throw error;
    end('expired');
  }
}

/** The tokens were lost with the previous page; the server recognizes the device by the cookie. */
async function leaveIdle(): Promise<void> {
  await visitorClient.call(devices.logout, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  useSession.getState().end('idle');
}
