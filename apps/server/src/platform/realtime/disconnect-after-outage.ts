import type { Server } from 'socket.io';
import type { RedisConnection } from '../redis.ts';
import { cutSockets } from './disconnect-sockets.ts';

/** The longest time until other processes notice that Redis is back; until then they publish nothing. */
const OTHERS_ARE_BACK_MS = 2500;
const SPREAD_MS = 5000;

/**
 * Live updates that were published or unread during an outage of Redis are lost to open sockets. Disconnected tabs reconnect
 * and load their state again.
 */
export function cutAfterOutage(io: Server, redis: RedisConnection): void {
  let wasAway = false;
  redis.on('reconnecting', () => (wasAway = true));
  redis.on('ready', () => {
    if (!wasAway) return;
    wasAway = false;
    cutSockets(io, { afterMs: OTHERS_ARE_BACK_MS, spreadMs: SPREAD_MS });
  });
}
