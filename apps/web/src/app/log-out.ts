import { devices } from '@subrosa/contract/endpoints/devices';
import { leaveConversations } from '../features/conversations/index.ts';
import { leaveNotifications } from '../features/notifications/index.ts';
import { client } from '../shared/api/client.ts';
import { useSession } from '../shared/session/session.ts';

/** Tells the service, then ends the session here, whatever it answered; the rest follows (follow-session.ts). */
export async function logOut(): Promise<void> {
  // Not waited for: a dead socket keeps nobody here.
  void leaveNotifications();
  void leaveConversations();
  await client.call(devices.logout).catch(() => undefined);
  useSession.getState().end();
}
