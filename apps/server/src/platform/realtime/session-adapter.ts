import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { MemberState } from '@subrosa/rules/accounts/account-types';
import type { FindCaller } from '../http/caller.ts';
import type { RedisConnection } from '../redis.ts';
import { recordDelivery } from '../tracing/live-updates.ts';
import { redisKeys } from './keys.ts';
import { isAfter, RecentBroadcasts, type Broadcast } from './recent-broadcasts.ts';
import { dataOf } from './socket-handle.ts';

/** How long after a disconnection missed updates are delivered. */
export const RECOVERY_MS = 2 * 60 * 1000;

type MakeAdapter = ReturnType<typeof createAdapter>;

/** Whether a member may have a socket: the device is signed in and the member is not suspended. */
export const mayListen = <Found extends { state: MemberState }>(found: Found | null | undefined): found is Found =>
  found !== null && found !== undefined && found.state !== 'suspended';

const socketsIn = ({ rooms, sids }: ReturnType<MakeAdapter>, named: readonly string[]): number =>
  named.length === 0 ? sids.size : named.reduce((total, room) => total + (rooms.get(room)?.size ?? 0), 0);

const BROADCAST = 3;
const STREAM_ID = /^\d{1,15}-\d{1,15}$/;
/** The recovery time, plus the time until a disconnection is noticed. */
const RETENTION_MS = RECOVERY_MS + 60_000;

interface StreamMessage {
  type: number;
  nsp: string;
  data?: { packet: { data: unknown[] }; opts: { rooms: string[]; except: string[] } };
}

/** Converts a message of the stream to a broadcast. The data is copied, because the adapter later appends the id to it. */
function broadcastsOf({ type, data }: StreamMessage, id: string | undefined): Broadcast | null {
  if (type !== BROADCAST || id === undefined || !data) return null;
  return { id, rooms: data.opts.rooms, except: data.opts.except, data: [...data.packet.data] };
}

type Decode = (raw: object) => StreamMessage;

function replayFrom(redis: RedisConnection, decode: Decode) {
  return async (fromId: string) => {
    const [first] = (await redis.xRange(redisKeys.sockets, '-', '+', { COUNT: 1 })) ?? [];
    let entries = (await redis.xRange(redisKeys.sockets, fromId, '+')) ?? [];
    // The newest entry marks the position in the stream, even if it is old.
    if (entries.length === 0) entries = (await redis.xRevRange(redisKeys.sockets, '+', '-', { COUNT: 1 })) ?? [];
    const broadcasts = entries.map(({ id, message }) => broadcastsOf(decode(message), id)).filter((one) => one !== null);
    return { broadcasts, reachesTo: first && isAfter(first.id, fromId) ? first.id : fromId };
  };
}

/** Extends the adapter by an authorisation check, because socket.io delivers missed packets before it checks the ticket. */
export function sessionAdapter(redis: RedisConnection, findCaller: FindCaller): MakeAdapter {
  const make = createAdapter(redis, { streamName: redisKeys.sockets });
  // Not an arrow function, because socket.io calls it with `new`.
  return function adapterOf(nsp) {
    const adapter = make(nsp);
    // Both are protected in the types: the method that decodes an entry of the stream, and the one that receives it.
    const { decode } = adapter.constructor as unknown as { decode: Decode };
    const recent = new RecentBroadcasts(replayFrom(redis, decode), RETENTION_MS);
    const receiver = adapter as unknown as { onMessage(message: unknown, offset?: string): void };
    const deliver = receiver.onMessage.bind(adapter);
    receiver.onMessage = (message, offset) => {
      recordDelivery(message, (rooms) => socketsIn(adapter, rooms));
      const broadcast = broadcastsOf(message as StreamMessage, offset);
      if (broadcast) recent.add(broadcast);
      deliver(message, offset);
    };
    const restore = adapter.restoreSession.bind(adapter);
    adapter.restoreSession = async (pid, offset) => {
      // The client controls the offset, and the adapter validates it only partly.
      if (!STREAM_ID.test(offset)) throw new Error('not a place of the stream');
      const upTo = await recent.newest();
      // The adapter adds only entries after that id, which are few.
      const session = await restore(pid, upTo && isAfter(upTo, offset) ? upTo : offset);
      const missed = upTo ? recent.missed(session.rooms, { after: offset, upTo }) : [];
      if (!missed) throw new Error('missed broadcasts are no longer in memory');
      session.missedPackets.unshift(...missed.map(({ id, data }) => [...data, id]));
      if (!mayListen(await findCaller(dataOf(session).principal))) throw new Error('the device was signed out');
      return session;
    };
    return adapter;
  };
}
