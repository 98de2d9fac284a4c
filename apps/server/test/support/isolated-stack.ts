import { savePlans } from '../../src/domains/subscriptions/index.ts';
import { databaseUrl, loadConfig, processRoles, type Config } from '../../src/platform/config/config.ts';
import { createDatabaseAndRoles } from '../../src/platform/db/create-database-and-roles.ts';
import { createDb, createPool, type Db } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrations.ts';
import type { ApiUnderTest } from './api-client.ts';
import { configFor } from './databases.ts';
import { eventually } from './eventually.ts';
import { requestsTo } from './test-api.ts';
import { aNetwork } from './network.ts';
import { ownPostgres, ownRedis } from './isolated-datastores.ts';
import { freePort } from './processes.ts';
import { watch } from './watched-process.ts';

const roles = ['admin', 'owner', ...processRoles] as const;
const LONGEST_MS = 60_000;

/** A process or datastore that tests can kill and start again. */
export interface Part {
  name: string;
  kill(): Promise<void>;
  start(): Promise<void> | void;
}

export interface IsolatedStack extends ApiUnderTest {
  parts: readonly Part[];
  ready(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts our processes with a separate PostgreSQL and Redis, so that all of them may be killed. The database has no
 * cities.
 */
export async function startIsolatedStack(): Promise<IsolatedStack> {
  const [postgres, redis] = [await ownPostgres(), await ownRedis()];
  const plain = loadConfig({ ENVIRONMENT: 'test' });
  const own = (url: string) => Object.assign(new URL(url), { port: String(postgres.port) }).href;
  const [api, realtime] = [await freePort(), await freePort()];
  const config = configFor('subrosa', {
    ...Object.fromEntries(roles.map((role) => [`DATABASE_${role.toUpperCase()}_URL`, own(databaseUrl(plain, role))])),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    API_PORT: String(api),
    REALTIME_PORT: String(realtime),
  });
  const removeEngines = async () => {
    await postgres.remove();
    await redis.remove();
  };
  const db = await furnish(config).catch(async (error: unknown) => {
    await removeEngines();
    throw error;
  });
  const processes = await Promise.all(['api', 'realtime', 'worker'].map((name) => watch(name, config)));
  const isReady = async () => (await Promise.all(processes.map((one) => one.isReady()))).every(Boolean);
  const stack = {
    db,
    config,
    request: requestsTo(() => api, aNetwork()),
    parts: [...processes, { name: 'PostgreSQL', ...postgres }, { name: 'Redis', ...redis }],
    ready: () => eventually(isReady, LONGEST_MS, 'a stack that is ready'),
    close: async () => {
      for (const one of processes) await one.kill();
      await db.destroy();
      await removeEngines();
    },
  };
  try {
    await stack.ready();
    return stack;
  } catch (error) {
    await stack.close();
    throw error;
  }
}

async function furnish(config: Config): Promise<Db> {
  const owner = databaseUrl(config, 'owner');
  const processes = processRoles.map((role) => databaseUrl(config, role));
  await createDatabaseAndRoles({ admin: databaseUrl(config, 'admin'), owner, processes });
  await migrate(owner);
  const db = createDb(createPool({ url: owner, name: 'test', size: 2 }));
  await savePlans(db, config);
  return db;
}
