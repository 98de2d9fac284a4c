import { devices } from '@subrosa/contract/endpoints/devices';
import { visitorClient } from '../api/visitor-client.ts';
import { useSession } from './session.ts';
import { setTokens } from './tokens.ts';

const LOCK = 'subrosa.refresh';

let pending: Promise<void> | undefined;

/** New tokens for the refresh cookie. Once at a time: in this tab by one promise, among tabs by a lock, as each use changes the cookie. */
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

/** Somebody else has signed in in another tab, and the cookie is theirs: nothing on this page is. */
function startOver(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
