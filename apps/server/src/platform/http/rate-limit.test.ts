import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configFor } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { createLog } from '../log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../redis.ts';
import { Leases } from './leases.ts';
import { perMember, type Limit } from './policy.ts';
import { redisLimiter, type Limiter } from './rate-limit.ts';

const config = configFor('unused');
const log = createLog(config, 'test');
let redis: RedisConnection;
let journeys = 0;

beforeAll(async () => {
  redis = await connectRedis({ url: config.REDIS_URL, name: 'test', log, whileAway: 'fail' });
});
afterAll(() => disconnectRedis(redis));

/** How many of so many uses are allowed, by processes that take turns. */
async function allowed(uses: number, limit: Limit, processes: readonly Limiter[], key: string = randomUUID()): Promise<number> {
  let count = 0;
  for (let use = 0; use < uses; use += 1) {
    const took = processes[use % processes.length]?.('test', limit, key);
    await took?.then(
      () => (count += 1),
      () => undefined,
    );
  }
  return count;
}

/** With a connection of Redis that counts how often it is asked. */
function aProcess(): Limiter {
  const ask: RedisConnection['eval'] = (...given) => {
    journeys += 1;
    return redis.eval(...given);
  };
  return redisLimiter(Object.create(redis, { eval: { value: ask } }) as RedisConnection, log);
}

it.each([1, 59, 60, 100, 250])('one process allows exactly %i', async (points) => {
  expect(await allowed(points + 30, perMember(points, 60), [aProcess()])).toBe(points);
});

it('asks Redis seldom for who calls often, and every time where it must be counted', async () => {
  journeys = 0;
  await allowed(200, perMember(300, 60), [aProcess()]);
  expect(journeys).toBeLessThan(20);
  journeys = 0;
  await allowed(200, perMember(300, 60, 'refuse'), [aProcess()]);
  expect(journeys).toBe(200);
});

it('a burst of calls at once is counted as what it is', async () => {
  const one = aProcess();
  const key = randomUUID();
  const burst = () => Promise.all(Array.from({ length: 20 }, () => allowed(1, perMember(120, 60), [one], key)));
  let count = 0;
  for (let time = 0; time < 7; time += 1) count += (await burst()).reduce((sum, got) => sum + got, 0);
  expect(count).toBeLessThanOrEqual(120);
  expect(count).toBeGreaterThanOrEqual(108);
});

it('several processes together allow no more than one, and no less than half of it', async () => {
  const processes = [aProcess(), aProcess(), aProcess(), aProcess()];
  const count = await allowed(400, perMember(120, 60), processes);
  expect(count).toBeLessThanOrEqual(120);
  expect(count).toBeGreaterThanOrEqual(60);
});

it('a use by many processes costs no more than it is', async () => {
  const processes = Array.from({ length: 60 }, aProcess);
  expect(await allowed(60, perMember(60, 60), processes)).toBe(60);
});

it('holds nothing beyond the window it was counted in', async () => {
  const one = aProcess();
  const key = randomUUID();
  expect(await allowed(200, perMember(60, 1), [one], key)).toBeGreaterThanOrEqual(60);
  await eventually(async () => (await allowed(1, perMember(60, 1), [one], key)) === 1, 3000, 'a new window');
});

it('a lease ends with its window', () => {
  let now = 0;
  const leases = new Leases(() => now);
  leases.hold('key', { taken: 6, remaining: 100, windowMs: 1000 });
  expect(leases.use('key')).toBe(true);
  now = 1000;
  expect(leases.use('key')).toBe(false);
  expect(leases.wanted('key', 300)).toBe(1);
});
