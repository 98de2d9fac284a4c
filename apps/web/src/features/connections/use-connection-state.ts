import { connections } from '@subrosa/contract/endpoints/connections';
import { stateAfter, stepOf, type ConnectionAction, type ConnectionState } from '@subrosa/rules/connections/changes';
import { useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../shared/api/client.ts';
import { invalidateConnections, putConnectionState } from './api/cache.ts';

/** The viewer's actions on the relation to a member. */
export function useConnectionState(memberId: string, state: ConnectionState) {
  const queryClient = useQueryClient();

  /** Errors are shown in the dialog, not as a toast, because the note may be the cause. */
  async function request(note: string) {
    const response = await silentClient.call(connections.requestConnection, { body: { memberId, ...(note && { note }) } });
    putConnectionState(queryClient, memberId, response.state === 'self' ? state : response.state);
    await invalidateConnections(queryClient);
  }

  /** An optimistic update that is rolled back when the server rejects it; a toast shows why. Resolves with whether it was accepted. */
  async function change(action: ConnectionAction): Promise<boolean> {
    let isAccepted = true;
    putConnectionState(queryClient, memberId, stateAfter(state, stepOf(state, action)));
    try {
      const response = await client.call(connections.changeConnection, { params: { id: memberId }, body: { action } });
      if (response.state !== 'self') putConnectionState(queryClient, memberId, response.state);
    } catch {
      isAccepted = false;
      putConnectionState(queryClient, memberId, state);
    }
    await invalidateConnections(queryClient);
    return isAccepted;
  }

  return { request, change };
}
