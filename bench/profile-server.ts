/** The api of `bench/profile.ts` on the made-up members; tells its port and a token of each viewer, and the CPU time it has used when asked. */
import { randomBytes } from 'node:crypto';
import { startApi } from '../apps/server/src/app/api.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { aDevice } from '../apps/server/src/testing/members.ts';
import { aToken } from '../apps/server/src/testing/tokens.ts';
import { answerBench } from './child.ts';
import { benchConfig } from './members/generate.ts';

const viewers = (process.env['BENCH_VIEWERS'] ?? '').split(',');
// What a member has read today is counted under a hash with this secret: a new one begins at zero.
const config = benchConfig({ NETWORK_SECRET: randomBytes(24).toString('hex') });
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
answerBench({ port: api.port, tokens }, { cpu: micros }, () => api.stop());
