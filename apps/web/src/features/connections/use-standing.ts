import { connections } from '@subrosa/contract/addresses/connections';
import { stateAfter, stepOf, type ConnectionAction, type ConnectionState } from '@subrosa/rules/connections/changes';
import { useQueryClient } from '@tanstack/react-query';
import { client, quietClient } from '../../shared/api/client.ts';
import { askAgain, putStanding } from './calls/caches.ts';

/** What the reader can do about how they stand to a member. */
export function useStanding(memberId: string, state: ConnectionState) {
  const queryClient = useQueryClient();

  /** Said where it is written, not as a toast: the note may be what is wrong. */
  async function ask(note: string) {
    const answer = await quietClient.call(connections.askToConnect, { body: { memberId, ...(note && { note }) } });
    putStanding(queryClient, memberId, answer.state === 'self' ? state : answer.state);
    await askAgain(queryClient);
  }

  /** Seen at once, taken back where the service refuses it; the toast says why. Answers whether it was accepted. */
  async function change(action: ConnectionAction): Promise<boolean> {
    let isAccepted = true;
    putStanding(queryClient, memberId, stateAfter(state, stepOf(state, action)));
    try {
      const answer = await client.call(connections.changeConnection, { params: { id: memberId }, body: { action } });
      if (answer.state !== 'self') putStanding(queryClient, memberId, answer.state);
    } catch {
      isAccepted = false;
      putStanding(queryClient, memberId, state);
    }
    await askAgain(queryClient);
    return isAccepted;
  }

  return { ask, change };
}
