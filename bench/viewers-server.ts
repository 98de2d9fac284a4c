/** The api of a benchmark on a filled database, with a device of each viewer; sends its port and their tokens, and its CPU time on request. */
import { randomBytes } from 'node:crypto';
import { startApi } from '../apps/server/src/app/api.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import { aDevice } from '../apps/server/test/support/members.ts';
import { aToken } from '../apps/server/test/support/tokens.ts';
import { serveBench } from './child.ts';

const viewers = (process.env['BENCH_VIEWERS'] ?? '').split(',');
// Searches of today are counted under a hash with this secret: a new secret starts at zero.
const config = configFor(process.env['BENCH_DATABASE'] ?? '', { IP_HASH_SECRET: randomBytes(24).toString('hex'), LOG_LEVEL: 'silent' });
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
await db.deleteFrom('device').where('member_id', 'in', viewers).execute();
const tokens: string[] = [];
for (const memberId of viewers) tokens.push(await aToken({ audience: 'api', memberId, deviceId: await aDevice(db, memberId) }));
await db.destroy();
const api = await startApi(config);

const micros = () => {
  const { user, system } = process.cpuUsage();
  return { micros: user + system };
};
serveBench({ port: api.port, tokens }, { cpu: micros }, () => api.stop());
