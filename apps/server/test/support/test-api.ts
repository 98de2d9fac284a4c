import { afterAll, beforeAll } from 'vitest';
import { startApi, type RunningApi } from '../../src/app/api.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Endpoint } from '../../src/platform/http/endpoint.ts';
import { databaseUrl, type Config } from '../../src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../../src/platform/db/database.ts';
import { aNetwork } from './network.ts';
import { configFor, createTestDatabase, type TestDatabaseOptions } from './databases.ts';

/** Creates a database for this test file and connects as its owner. */
export function useDatabase(options: TestDatabaseOptions = {}): { readonly db: Db; readonly config: Config } {
  let opened: { db: Db; config: Config; close(): Promise<void> } | undefined;
  beforeAll(async () => {
    const database = await createTestDatabase(options);
    const config = configFor(database.name);
    const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'test', size: 4, statementTimeoutMs: 60_000 }));
    opened = {
      db,
      config,
      close: async () => {
        await db.destroy();
        await database.drop();
      },
    };
  }, 120_000);
  afterAll(async () => opened?.close());
  const get = () => {
    if (!opened) throw new Error('the database is there only inside tests');
    return opened;
  };
  return {
    get db() {
      return get().db;
    },
    get config() {
      return get().config;
    },
  };
}

export type TestApi = ReturnType<typeof useApi>;

/** Returns a function that sends JSON requests, by default from this IP address. */
export function requestsTo(port: () => number, network: string) {
  return (method: string, path: string, options: { body?: unknown; headers?: Record<string, string> } = {}) =>
    fetch(`http://127.0.0.1:${port()}${path}`, {
      method,
      headers: {
        'x-forwarded-for': network,
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
}

interface ApiOptions {
  config?: Partial<Config>;
  endpoints?: readonly Endpoint[];
  clock?: Clock;
  /** Another api of this file on the same database, for example with other settings. */
  database?: ReturnType<typeof useDatabase>;
}

/** Starts an api as in production with a database for this test file. */
export function useApi(options: ApiOptions = {}) {
  const database = options.database ?? useDatabase();
  // All tests share the Redis with the rate limits, so each file uses its own IP address.
  const network = aNetwork();
  let api: RunningApi | undefined;
  beforeAll(async () => {
    api = await startApi({ ...database.config, ...options.config }, options.endpoints, options.clock);
  });
  afterAll(async () => api?.stop());

  const request = requestsTo(() => api?.port ?? 0, network);

  return {
    request,
    get: (path: string, headers: Record<string, string> = {}) => request('GET', path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) => request('POST', path, { body, headers }),
    get port() {
      return api?.port ?? 0;
    },
    get db() {
      return database.db;
    },
    get config() {
      return database.config;
    },
  };
}
