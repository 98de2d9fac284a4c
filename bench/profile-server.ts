/** The api of `bench/profile.ts` on the made-up members; tells its port and a viewer's token, and the CPU time it has used when asked. */
import { startApi } from '../apps/server/src/app/api.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { aDevice } from '../apps/server/src/testing/members.ts';
import { aToken } from '../apps/server/src/testing/tokens.ts';
import { answerBench } from './child.ts';
import { benchConfig } from './members/generate.ts';

const viewerId = process.env['BENCH_VIEWER'] ?? '';
const config = benchConfig();
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
await db.deleteFrom('device').where('member_id', '=', viewerId).execute();
const token = await aToken({ audience: 'api', memberId: viewerId, deviceId: await aDevice(db, viewerId) });
await db.destroy();
const api = await startApi(config);

const micros = () => {
  const { user, system } = process.cpuUsage();
  return { micros: user + system };
};
answerBench({ port: api.port, token }, { cpu: micros }, () => api.stop());
