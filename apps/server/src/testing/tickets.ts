import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/database.ts';
import { issueTicket } from '../platform/realtime/tickets.ts';
import type { RedisConnection } from '../platform/redis.ts';
import type { Principal } from '../platform/tokens/tokens.ts';
import { anActor } from './actors.ts';

interface House {
  readonly db: Db;
  readonly config: Config;
}

/** How a member's browser opens sockets: a new ticket for every connection. */
export async function aTicketHolder(house: House, redis: RedisConnection, member?: Principal) {
  const principal = member ?? (await anActor('regular', house));
  const auth = (give: (credentials: { token: string }) => void) => void issueTicket(redis, principal).then((token) => give({ token }));
  return { ...principal, auth };
}
