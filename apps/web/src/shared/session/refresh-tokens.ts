import { devices } from '@subrosa/contract/endpoints/devices';
import { visitorClient } from '../api/visitor-client.ts';
import { useSession } from './session.ts';
import { setTokens } from './tokens.ts';

const LOCK = 'subrosa.refresh';

let pending: Promise<void> | undefined;

/**
 * Gets new tokens for the refresh cookie. One request at a time: a promise in this tab, a lock among tabs, because each use changes the
 * cookie.
 */
export function refreshTokens(): Promise<void> {
  pending ??= navigator.locks.request(LOCK, renew).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function renew(): Promise<void> {
  const tokens = await visitorClient.call(devices.refresh);
  const { account } = useSession.getState();
  if (account && account.id !== tokens.userId) return startOver();
  setTokens(tokens);
}

/** Another member has signed in in another tab and the cookie is theirs, so the whole page is invalid. */
function startOver(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
