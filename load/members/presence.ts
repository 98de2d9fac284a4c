import { sql } from 'kysely';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { presenceIn } from '../../apps/server/src/platform/realtime/presence.ts';
import type { RedisConnection } from '../../apps/server/src/platform/redis.ts';
import { online } from '../../bench/members/explore.ts';
import { stackConfig } from '../stack/config.ts';
import { databaseOf, type SizeName } from '../sizes.ts';

const HOURS = 3 * 3_600_000;

/** Keeps one member in forty online, as generated: the worker removes members without a recent heartbeat. */
export async function keepOnline(redis: RedisConnection, size: SizeName): Promise<number> {
  const url = databaseUrl(stackConfig(databaseOf(size)), 'admin');
  const db = createDb(createPool({ url, name: 'load', size: 1, statementTimeoutMs: HOURS }));
  await sql`TRUNCATE member_search_online`.execute(db);
  await online.execute(db);
  await sql`ANALYZE member_search_online`.execute(db);
  const rows = await db.selectFrom('member_search_online').select('member_id').execute();
  await db.destroy();
  const devices = rows.map(({ member_id }) => ({ memberId: member_id, deviceId: newId() }));
  await presenceIn(redis).stay(devices, new Date(Date.now() + HOURS));
  console.log(`${size}: ${devices.length} are online`);
  return devices.length;
}
