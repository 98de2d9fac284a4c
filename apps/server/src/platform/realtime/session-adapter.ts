import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Caller, FindCaller } from '../http/caller.ts';
import type { RedisConnection } from '../redis.ts';
import { noteDelivery } from '../tracing/live-updates.ts';
import { redisKeys } from './keys.ts';
import { dataOf } from './socket-handle.ts';

type MakeAdapter = ReturnType<typeof createAdapter>;

export const mayListen = (caller: Caller | null): caller is Caller => caller !== null && caller.state !== 'suspended';

const socketsIn = ({ rooms, sids }: ReturnType<MakeAdapter>, named: readonly string[]): number =>
  named.length === 0 ? sids.size : named.reduce((total, room) => total + (rooms.get(room)?.size ?? 0), 0);

/** The adapter with a look at whose session it is: socket.io hands out what was missed before it asks for the ticket. */
export function sessionAdapter(redis: RedisConnection, findCaller: FindCaller): MakeAdapter {
  const make = createAdapter(redis, { streamName: redisKeys.sockets });
  // Not an arrow: socket.io calls it with `new`.
  return function adapterOf(nsp) {
    const adapter = make(nsp);
    // What the stream brings comes in here; the types hide it from everybody but subclasses.
    const hearing = adapter as unknown as { onMessage(message: unknown, offset?: string): void };
    const hear = hearing.onMessage.bind(adapter);
    hearing.onMessage = (message, offset) => {
      noteDelivery(message, (rooms) => socketsIn(adapter, rooms));
      hear(message, offset);
    };
    const restore = adapter.restoreSession.bind(adapter);
    adapter.restoreSession = async (pid, offset) => {
      const session = await restore(pid, offset);
      if (!mayListen(await findCaller(dataOf(session).caller))) throw new Error('the device was signed out');
      return session;
    };
    return adapter;
  };
}
