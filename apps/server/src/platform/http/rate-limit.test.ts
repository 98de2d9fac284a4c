import { randomUUID } from 'node:crypto';
import { route } from '@subrosa/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApi } from '../../app/api.ts';
import { configFor } from '../../../test/support/databases.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aNetwork } from '../../../test/support/network.ts';
import { createLog } from '../log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../redis.ts';
import { endpoints } from './endpoint.ts';
import { Leases } from './leases.ts';
import { countedNetworks } from './network.ts';
import { everyone, perMember, perNetwork, perNetworkReading, type Limit } from './policy.ts';
import { redisLimiter, type Limiter } from './rate-limit.ts';

const testDb = useDatabase();
const config = configFor('unused');
const log = createLog(config, 'test');
let redis: RedisConnection;
let journeys = 0;

beforeAll(async () => {
  redis = await connectRedis({ url: config.REDIS_URL, name: 'test', log, whileAway: 'fail' });
});
afterAll(() => disconnectRedis(redis));

/** Counts how many of these uses the processes allow in turn. */
async function allowed(uses: number, limit: Limit, processes: readonly Limiter[], key: string = randomUUID()): Promise<number> {
  let count = 0;
  for (let use = 0; use < uses; use += 1) {
    const took = processes[use % processes.length]?.count('test', limit, key);
    await took?.then(
      () => (count += 1),
      () => undefined,
    );
  }
  return count;
}

/** Creates a limiter whose requests to Redis are counted. */
function aProcess(): Limiter {
  const countedEval: RedisConnection['eval'] = (...given) => {
    journeys += 1;
    return redis.eval(...given);
  };
  return redisLimiter(Object.create(redis, { eval: { value: countedEval } }) as RedisConnection, log);
}

it.each([1, 59, 60, 100, 250])('redisLimiter allows exactly %i uses in one process', async (points) => {
  expect(await allowed(points + 30, perMember(points, 60), [aProcess()])).toBe(points);
});

it('redisLimiter seldom queries Redis for a busy key, and on every use when the limit fails closed', async () => {
  journeys = 0;
  await allowed(200, perMember(300, 60), [aProcess()]);
  expect(journeys).toBeLessThan(20);
  journeys = 0;
  await allowed(200, perMember(300, 60, 'reject'), [aProcess()]);
  expect(journeys).toBe(200);
});

it('redisLimiter counts a burst of concurrent uses correctly', async () => {
  const one = aProcess();
  const key = randomUUID();
  const burst = () => Promise.all(Array.from({ length: 20 }, () => allowed(1, perMember(120, 60), [one], key)));
  let count = 0;
  for (let time = 0; time < 7; time += 1) count += (await burst()).reduce((sum, got) => sum + got, 0);
  expect(count).toBeLessThanOrEqual(120);
  expect(count).toBeGreaterThanOrEqual(108);
});

it('redisLimiter allows several processes between half of the limit and all of it', async () => {
  const processes = [aProcess(), aProcess(), aProcess(), aProcess()];
  const count = await allowed(400, perMember(120, 60), processes);
  expect(count).toBeLessThanOrEqual(120);
  expect(count).toBeGreaterThanOrEqual(60);
});

it('redisLimiter allows the full limit when each process uses one point', async () => {
  const processes = Array.from({ length: 60 }, aProcess);
  expect(await allowed(60, perMember(60, 60), processes)).toBe(60);
});

it('redisLimiter keeps no leased points after their window', async () => {
  const one = aProcess();
  const key = randomUUID();
  expect(await allowed(200, perMember(60, 1), [one], key)).toBeGreaterThanOrEqual(60);
  await eventually(async () => (await allowed(1, perMember(60, 1), [one], key)) === 1, 3000, 'a new window');
});

it('Leases expire with their window', () => {
  let now = 0;
  const leases = new Leases(() => now);
  leases.hold('key', { taken: 6, remaining: 100, windowMs: 1000 });
  expect(leases.use('key')).toBe(true);
  now = 1000;
  expect(leases.use('key')).toBe(false);
  expect(leases.wanted('key', 300)).toBe(1);
});

it('Leases drop points of the previous window when the next begins', () => {
  let now = 0;
  const leases = new Leases(() => now);
  leases.hold('key', { taken: 6, remaining: 100, windowMs: 1000 });
  now = 999;
  leases.hold('key', { taken: 1, remaining: 100, windowMs: 1000 });
  expect(leases.use('key')).toBe(false);
});

describe('redisLimiter of a process that ends', () => {
  const limit = perMember(300, 60);
  /** Counts what other processes may still use. */
  const rest = (key: string) => allowed(400, limit, [aProcess()], key);

  it('gives back the points that it leased and did not use', async () => {
    const [one, key] = [aProcess(), randomUUID()];
    expect(await allowed(100, limit, [one], key)).toBe(100);
    await one.close();
    expect(await rest(key)).toBe(200);
  });

  it('loses at most a tenth of the limit when it is killed', async () => {
    const [one, key] = [aProcess(), randomUUID()];
    expect(await allowed(100, limit, [one], key)).toBe(100);
    const left = await rest(key);
    expect(left).toBeLessThan(200);
    expect(left).toBeGreaterThanOrEqual(170);
  });

  it('counts uses during close, and allows none beyond the limit', async () => {
    const key = randomUUID();
    let count = 0;
    for (let release = 0; release < 5; release += 1) {
      const one = aProcess();
      const burst = () => Array.from({ length: 10 }, () => allowed(1, limit, [one], key));
      const uses = [...burst(), ...burst()];
      count += (await Promise.all(uses)).reduce((sum, got) => sum + got, 0);
      const during = burst();
      const closing = one.close();
      count += (await Promise.all([...during, ...burst()])).reduce((sum, got) => sum + got, 0);
      await closing;
      count += await allowed(3, limit, [one], key);
      await one.close();
    }
    expect(count).toBe(215);
    expect(await rest(key)).toBe(300 - 215);
  });

  it('gives no points back to a later window', async () => {
    const [one, key] = [aProcess(), randomUUID()];
    const counter = `limit:test:${key}`;
    expect(await allowed(100, limit, [one], key)).toBe(100);
    await eventually(async () => (await redis.pTTL(counter)) < 59_000, 3000, 'a second of the window to pass');
    // Simulates that Redis lost the counter: a new window begins with the next use.
    await redis.del(counter);
    expect(await allowed(50, limit, [aProcess()], key)).toBe(50);
    const counted = await redis.get(counter);
    await one.close();
    expect(await redis.get(counter)).toBe(counted);
  });

  it('closes also while Redis is unavailable', async () => {
    const away = await connectRedis({ url: config.REDIS_URL, name: 'test', log, whileAway: 'fail' });
    const one = redisLimiter(away, log);
    expect(await allowed(100, limit, [one])).toBe(100);
    away.destroy();
    await expect(one.close()).resolves.toBeUndefined();
  });

  it('gives unused points back when the api stops', async () => {
    const calls = { leasedRead: route({ method: 'GET', path: '/api/leased', summary: 'For tests', reply: z.object({}) }) };
    const policy = { leasedRead: { who: everyone, limit: perNetworkReading(300, 60) } };
    const api = await startApi(testDb.config, endpoints(calls, policy, { leasedRead: () => ({}) }));
    const headers = { 'x-forwarded-for': aNetwork() };
    for (let use = 0; use < 40; use += 1) {
      expect((await fetch(`http://127.0.0.1:${api.port}/api/leased`, { headers })).status).toBe(200);
    }
    const counter = `limit:leasedRead:${countedNetworks(headers['x-forwarded-for'], testDb.config.IP_HASH_SECRET)[0]?.key}`;
    expect(Number(await redis.get(counter))).toBeGreaterThan(40);
    await api.stop();
    expect(await redis.get(counter)).toBe('40');
  });
});

it.each([
  { TRUSTED_PROXIES: ['127.0.0.1'], allowedCalls: 5, what: 'by the X-Forwarded-For of a trusted load balancer' },
  { TRUSTED_PROXIES: [], allowedCalls: 3, what: 'by the socket’s IP address when no load balancer is trusted' },
])('redisLimiter counts callers $what', async ({ TRUSTED_PROXIES, allowedCalls }) => {
  const calls = { knock: route({ method: 'GET', path: '/api/knock', summary: 'For tests', reply: z.object({}) }) };
  const served = endpoints(calls, { knock: { who: everyone, limit: perNetwork(3, 60) } }, { knock: () => ({}) });
  // A separate hash secret separates the counters, because every test calls from this machine.
  const api = await startApi({ ...testDb.config, TRUSTED_PROXIES, IP_HASH_SECRET: randomUUID() }, served);
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    statuses.push((await fetch(`http://127.0.0.1:${api.port}/api/knock`, { headers: { 'x-forwarded-for': aNetwork() } })).status);
  }
  await api.stop();
  expect(statuses.filter((status) => status === 200)).toHaveLength(allowedCalls);
});
