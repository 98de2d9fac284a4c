import { devices } from '@subrosa/contract/endpoints/devices';
import { leaveConversations } from '../features/conversations/index.ts';
import { leaveNotifications } from '../features/notifications/index.ts';
import { client } from '../shared/api/client.ts';
import { useSession } from '../shared/session/session.ts';

/** Logs out on the server, then ends the session in this browser whatever the response was; follow-session.ts does the rest. */
export async function logOut(): Promise<void> {
  // Not awaited, because a dead socket must not delay the logout.
  void leaveNotifications();
  void leaveConversations();
  await client.call(devices.logout).catch(() => undefined);
  useSession.getState().end();
}
