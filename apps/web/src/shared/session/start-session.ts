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

/** Finds out who is here; no page is drawn before. Rejects where that cannot be known now: a dead network signs nobody out. */
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

/** The tokens went with the last page; the cookie tells the service which device it is. */
async function leaveIdle(): Promise<void> {
  await visitorClient.call(devices.logout, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  useSession.getState().end('idle');
}
