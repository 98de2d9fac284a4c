/** One api, one realtime and one worker process on a filled database, with the CPU time of each part. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../../apps/server/src/platform/redis.ts';
import { startChild } from '../../bench/child.ts';
import { databaseOf, type SizeName } from '../sizes.ts';
import { stackConfig } from './config.ts';
import { cpuOf, machineCpu, postgresCpu } from './cpu.ts';

export const parts = ['api', 'realtime', 'worker', 'postgres', 'redis'] as const;
export type Part = (typeof parts)[number];

/** CPU seconds since each part started; `client` is this process, and `machine` the busy time of all cores. */
export type CpuUsage = Record<Part | 'client' | 'machine', number>;

export interface LoadStack {
  ports: { api: number; realtime: number };
  redis: RedisConnection;
  used(): Promise<CpuUsage>;
  end(): Promise<void>;
}

interface ServerStarted {
  port: number;
  pid: number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function redisCpu(redis: RedisConnection): Promise<number> {
  const info = await redis.info('cpu');
  const field = (name: string) => Number(new RegExp(`${name}:([\\d.]+)`).exec(info)?.[1] ?? 0);
  return field('used_cpu_sys') + field('used_cpu_user');
}

/** `prepare` writes the data to Redis that the worker needs at its start. */
export async function openLoadStack(size: SizeName, prepare: (redis: RedisConnection) => Promise<unknown>): Promise<LoadStack> {
  const database = databaseOf(size);
  const config = stackConfig(database);
  const redis = await connectRedis({ url: config.REDIS_URL, name: 'load', log: createLog(config, 'load'), whileAway: 'fail' });
  await redis.flushDb();
  await prepare(redis);
  process.env['LOAD_DATABASE'] = database;
  // A new secret resets the counts of rate limits.
  process.env['LOAD_SECRET'] = randomBytes(24).toString('hex');
  process.env['LOAD_REALTIME_PORT'] = String(await freePort());
  const children = (['api', 'realtime', 'worker'] as const).map((part) => {
    process.env['LOAD_PART'] = part;
    return startChild('../load/stack/server.ts');
  });
  const [api, realtime, worker] = await Promise.all(children.map((child) => child.request<ServerStarted>()));
  if (!api || !realtime || !worker) throw new Error('the system did not start');
  const watching = new pg.Client(databaseUrl(config, 'admin'));
  await watching.connect();
  const { rows } = await watching.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postgres = postgresCpu(rows[0]?.pid ?? 0, database);
  return {
    ports: { api: api.port, realtime: realtime.port },
    redis,
    used: async () => {
      const { user, system } = process.cpuUsage();
      return {
        api: cpuOf(api.pid),
        realtime: cpuOf(realtime.pid),
        worker: cpuOf(worker.pid),
        postgres: postgres.seconds(),
        redis: await redisCpu(redis),
        client: (user + system) / 1e6,
        machine: machineCpu().busy,
      };
    },
    end: async () => {
      postgres.stop();
      await Promise.all(children.map((child) => child.end()));
      await watching.end();
      await redis.flushDb();
      await disconnectRedis(redis);
    },
  };
}

export const usageSince = (before: CpuUsage, after: CpuUsage): CpuUsage =>
  Object.fromEntries((Object.keys(after) as (keyof CpuUsage)[]).map((part) => [part, after[part] - before[part]])) as CpuUsage;

/** Everything except the client, which stands for browsers elsewhere. */
export const serverTotal = (used: CpuUsage): number => parts.reduce((sum, part) => sum + used[part], 0);
