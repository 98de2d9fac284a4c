/** The api of `bench/fan-out.ts`; returns its port and a token of each member who reads. */
import { randomBytes } from 'node:crypto';
import { startApi } from '../apps/server/src/app/api.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { configFor } from '../apps/server/src/testing/databases.ts';
import { aDevice } from '../apps/server/src/testing/members.ts';
import { aToken } from '../apps/server/src/testing/tokens.ts';
import { answerBench } from './child.ts';

// A new secret begins every count of limits at zero.
const config = configFor(process.env['BENCH_DATABASE'] ?? '', { NETWORK_SECRET: randomBytes(24).toString('hex'), LOG_LEVEL: 'silent' });
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
const tokens: string[] = [];
for (const memberId of (process.env['BENCH_VIEWERS'] ?? '').split(',')) {
  tokens.push(await aToken({ audience: 'api', memberId, deviceId: await aDevice(db, memberId) }));
}
await db.destroy();
const api = await startApi(config);
answerBench({ port: api.port, tokens }, {}, () => api.stop());
