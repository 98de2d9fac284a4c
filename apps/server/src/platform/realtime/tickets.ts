import { createHash, randomBytes } from 'node:crypto';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import type { RedisConnection } from '../redis.ts';
import type { Principal } from '../tokens/tokens.ts';
import { redisKeys } from './keys.ts';

// Only the hash is stored, so that a reader of Redis cannot open a socket.
const keyOf = (ticket: string) => redisKeys.ticket(createHash('sha256').update(ticket).digest('base64url'));

/** A ticket for one socket, valid once and for a minute. If it is lost with Redis, the client requests another. */
export async function issueTicket(redis: RedisConnection, { memberId, deviceId }: Principal): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await redis.set(keyOf(ticket), JSON.stringify({ memberId, deviceId }), {
    expiration: { type: 'PX', value: tokenLifetimes.socketTicketMs },
  });
  return ticket;
}

/** Returns the member and device of a ticket; null when it is unknown, expired or used. */
export async function consumeTicket(redis: RedisConnection, ticket: string): Promise<Principal | null> {
  const found = await redis.getDel(keyOf(ticket));
  return found === null ? null : (JSON.parse(found) as Principal);
}
