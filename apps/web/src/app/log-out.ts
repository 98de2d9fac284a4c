import { devices } from '@subrosa/contract/addresses/devices';
import { client } from '../shared/api/client.ts';
import { useSession } from '../shared/session/session.ts';

/** Tells the service, then ends the session here, whatever it answered; the rest follows (follow-session.ts). */
export async function logOut(): Promise<void> {
  await client.call(devices.logout).catch(() => undefined);
  useSession.getState().end();
}
