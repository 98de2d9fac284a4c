import type { Server } from 'socket.io';
import type { RedisConnection } from '../redis.ts';

/** The longest that other processes take to notice that Redis is back: until then they tell nobody anything. */
const OTHERS_ARE_BACK_MS = 2500;
/** Over how long the sockets are cut: everybody at once would ask for as many tickets. */
const SPREAD_MS = 5000;

/** What was said while Redis was away, or lay in it unread, is lost to open sockets. Cut, their tabs come back and ask for it. */
export function cutAfterOutage(io: Server, redis: RedisConnection): void {
  let wasAway = false;
  redis.on('reconnecting', () => (wasAway = true));
  redis.on('ready', () => {
    if (!wasAway) return;
    wasAway = false;
    for (const { conn } of io.of('/').sockets.values()) {
      // The connection alone: a client that is told to go would not come back by itself.
      setTimeout(() => conn.close(), OTHERS_ARE_BACK_MS + Math.random() * SPREAD_MS).unref();
    }
  });
}
