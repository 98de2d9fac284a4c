import type { Server } from 'socket.io';
import type { RedisConnection } from '../redis.ts';
import { cutSockets } from './disconnect-sockets.ts';

/** The longest that other processes take to notice that Redis is back: until then they tell nobody anything. */
const OTHERS_ARE_BACK_MS = 2500;
const SPREAD_MS = 5000;

/** What was said while Redis was away, or lay in it unread, is lost to open sockets. Cut, their tabs come back and ask for it. */
export function cutAfterOutage(io: Server, redis: RedisConnection): void {
  let wasAway = false;
  redis.on('reconnecting', () => (wasAway = true));
  redis.on('ready', () => {
    if (!wasAway) return;
    wasAway = false;
    cutSockets(io, { afterMs: OTHERS_ARE_BACK_MS, spreadMs: SPREAD_MS });
  });
}
