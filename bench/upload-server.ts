/** The api of `bench/upload.ts` on a separate database; sends its port, a member and its settings, and its memory on request. */
import { startApi } from '../apps/server/src/app/api.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { configFor, createTestDatabase } from '../apps/server/test/support/databases.ts';
import { aMember } from '../apps/server/test/support/members.ts';
import { serveBench } from './child.ts';

const SAMPLED_EVERY_MS = 50;

const database = await createTestDatabase({ everyCity: true });
const config = configFor(database.name);
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
const { email, secretFor } = await aMember(db, config);
const api = await startApi(config);

let most = 0;
const sample = () => (most = Math.max(most, process.memoryUsage.rss()));
const sampling = setInterval(sample, SAMPLED_EVERY_MS);

const answers = {
  memory: () => {
    const since = { now: process.memoryUsage.rss(), most: sample() };
    most = 0;
    return since;
  },
};

serveBench({ port: api.port, login: { login: email, password: secretFor('email') } }, answers, async () => {
  clearInterval(sampling);
  await api.stop();
  await db.destroy();
  await database.drop();
});
