import pg from 'pg';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { presenceIn } from '../../apps/server/src/platform/realtime/presence.ts';
import { houseConfig } from '../house/config.ts';
import type { House } from '../house/house.ts';
import { databaseOf, type SizeName } from '../sizes.ts';

const HOURS = 3 * 3_600_000;

/** Who is online in the filled house stays so: the worker takes those away whom nobody has seen. */
export async function keepOnline(house: House, size: SizeName): Promise<number> {
  const client = new pg.Client(databaseUrl(houseConfig(databaseOf(size)), 'admin'));
  await client.connect();
  const { rows } = await client.query<{ memberId: string }>('SELECT member_id AS "memberId" FROM member_live');
  await client.end();
  const devices = rows.map(({ memberId }) => ({ memberId, deviceId: newId() }));
  await presenceIn(house.redis).stay(devices, new Date(Date.now() + HOURS));
  return devices.length;
}
