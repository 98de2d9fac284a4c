import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../../../platform/config/config.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { useApi, useDatabase } from '../../../../test/support/test-api.ts';
import { end, freePort } from '../../../../test/support/processes.ts';
import { aPost, aPoster, rebuildRequestSearch, type Poster } from '../../../../test/support/requests.ts';

const FLUSH = 'requests:flush-views';
const WINDOW = 5;
const running: ChildProcess[] = [];
const own: Partial<Config> = {};
let port: number;

/** Started for this file only and without persistence, so that a kill loses all data. */
function startRedis(): ChildProcess {
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  running.push(redis);
  return redis;
}

let redis: ChildProcess;
beforeAll(async () => {
  port = await freePort();
  own.REDIS_URL = `redis://127.0.0.1:${port}`;
  redis = startRedis();
});
const database = useDatabase();
const api = useApi({ database, config: own });
const worker = useWorker({
  get config() {
    return { ...database.config, ...own, LOG_LEVEL: 'silent' as const };
  },
});
// Registered after the platforms, which therefore close their connections first.
afterAll(async () => {
  for (const child of running) await end(child, 'SIGKILL');
});

const ready = () => eventually(async () => worker.redis.isReady, 20_000, 'Redis');

it('loses at most one window of views when Redis is killed between two flushes, and never decreases', async () => {
  const owner = await aPoster(api);
  const id = await aPost(api.db, owner.id);
  const viewers: Poster[] = [];
  for (let index = 0; index < 4 * WINDOW; index += 1) viewers.push(await aPoster(api));
  await rebuildRequestSearch(api.db);
  const read: number[] = [];
  const views = async () => {
    read.push((await owner.see(id)).body.views);
    return read.at(-1);
  };
  const viewInWindow = async (window: number) => {
    for (const viewer of viewers.slice(window * WINDOW, (window + 1) * WINDOW)) expect((await viewer.view(id)).status).toBe(200);
  };

  await ready();
  await viewInWindow(0);
  await worker.runTask(FLUSH);
  expect(await views()).toBe(WINDOW);

  await viewInWindow(1);
  await end(redis, 'SIGKILL');
  await eventually(async () => !worker.redis.isReady, 20_000, 'the end of Redis');
  await viewInWindow(2);
  await worker.runTask(FLUSH);
  expect(await views()).toBe(WINDOW);

  startRedis();
  await ready();
  // The api reconnects by itself. Views before that are not counted.
  const isCounted = async () => {
    await viewers.at(-1)?.view(id);
    return (await worker.redis.keys(`viewed:*${id}*`)).length > 0;
  };
  await eventually(isCounted, 20_000, 'a view that counts');
  await viewInWindow(3);
  await worker.runTask(FLUSH);
  expect(await views()).toBe(2 * WINDOW);
  expect(read).toEqual(read.toSorted((one, other) => one - other));
}, 120_000);
