import { reconnection } from '@subrosa/contract/realtime';
import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import type { Socket } from 'socket.io-client';
import type { ChatMember } from '../conversations.ts';
import type { IsolatedStack } from '../isolated-stack.ts';
import { aSocket, connected } from '../sockets.ts';

interface ReceivedEntry {
  kind: string;
  conversationId: string;
  entry?: ConversationEntry;
}

/**
 * Simulates a tab of the web app: a new ticket for every connection, and a request for missed entries after each
 * connection and gap.
 */
export async function aTab(api: IsolatedStack, chatMember: ChatMember, conversationIds: readonly string[]) {
  const held = new Map(conversationIds.map((id) => [id, [] as string[]]));
  const counts = { live: 0, fetched: 0, connections: 0 };
  const busy = new Map<string, Promise<void>>();
  const faults: string[] = [];

  const ticket = async () => (await chatMember.call<{ ticket: string }>('POST', '/sails/socket-ticket', {})).body.ticket;
  const socket: Socket = aSocket(
    api.config.REALTIME_PORT,
    (give) =>
      void ticket().then(
        (token) => give({ token }),
        () => socket.io.engine.close(),
      ),
    reconnection,
  );
  let later: NodeJS.Timeout | undefined;
  const comeBack = () => {
    if (!socket.active) later = setTimeout(() => socket.connect(), reconnection.reconnectionDelayMax);
  };
  socket.on('connect_error', comeBack).on('disconnect', comeBack);

  /** Accepts only the next entry; entries that were received before are compared. */
  function take(id: string, entry: ConversationEntry): 'known' | 'next' | 'gap' {
    const ids = held.get(id) ?? [];
    if (entry.sequence > ids.length + 1) return 'gap';
    if (entry.sequence === ids.length + 1) {
      ids.push(entry.id);
      return 'next';
    }
    if (ids[entry.sequence - 1] !== entry.id) faults.push(`${entry.id} came in the place of another`);
    return 'known';
  }

  async function catchUp(id: string): Promise<void> {
    for (let more = true; more;) {
      const { status, body } = await chatMember.history(id, `?after=${held.get(id)?.length ?? 0}`);
      if (status !== 200) return;
      for (const entry of body.entries) if (take(id, entry) === 'next') counts.fetched += 1;
      more = body.more;
    }
  }

  /** Serialises requests, because concurrent ones would add the same entries twice. */
  function queue(id: string, work: () => Promise<void>): void {
    const before = busy.get(id) ?? Promise.resolve();
    busy.set(
      id,
      before.then(work).catch(() => undefined),
    );
  }

  socket.on('connect', () => {
    counts.connections += 1;
    socket.emit('/conversation/connect');
    for (const id of conversationIds) queue(id, () => catchUp(id));
  });
  socket.on(`conversations-${chatMember.id}`, ({ kind, conversationId: id, entry }: ReceivedEntry) => {
    if (kind !== 'entry' || !entry) return;
    queue(id, async () => {
      const arrival = take(id, entry);
      if (arrival === 'next') counts.live += 1;
      if (arrival === 'gap') await catchUp(id);
    });
  });
  await connected(socket);
  return {
    held,
    counts,
    faults,
    close: () => {
      socket.off('disconnect', comeBack).off('connect_error', comeBack);
      clearTimeout(later);
      socket.disconnect();
    },
  };
}

export type Tab = Awaited<ReturnType<typeof aTab>>;
