import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { issueTicket } from '../../src/platform/realtime/tickets.ts';
import type { RedisConnection } from '../../src/platform/redis.ts';
import type { Principal } from '../../src/platform/tokens/tokens.ts';
import { anActor } from './actors.ts';

interface SocketTestApi {
  readonly db: Db;
  readonly config: Config;
}

/** Returns the authentication of a member's sockets, with a new ticket for every connection. */
export async function aSocketClient(api: SocketTestApi, redis: RedisConnection, member?: Principal) {
  const principal = member ?? (await anActor('regular', api));
  const auth = (give: (credentials: { token: string }) => void) => void issueTicket(redis, principal).then((token) => give({ token }));
  return { ...principal, auth };
}
