import { devices } from '@subrosa/contract/endpoints/devices';
import { useSession, type EndReason } from './session.ts';
import { getTokens, type Tokens } from './tokens.ts';

const PATIENCE_MS = 5000;

/** Ends a session automatically: informs the server which device it was, then removes the session's data. */
export async function autoLogout(reason?: EndReason): Promise<void> {
  const tokens = getTokens();
  if (tokens) await sendAutoLogout(tokens);
  useSession.getState().end(reason);
}

/** Outlives the page, needs no access token, and is not awaited for long: the member is signed out in any case. */
async function sendAutoLogout({ userId, deviceToken, authId }: Tokens): Promise<void> {
  const { method, path } = devices.autoLogout;
  const body = JSON.stringify({ user_id: userId, device_token: deviceToken, auth_id: authId });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await fetch(path, { method, body, headers, signal, keepalive: true }).catch(() => undefined);
}
