import { SOCKET_PATH } from '@subrosa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { createLog } from '../log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../redis.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';
import { PRESENCE_LASTS_MS, presenceIn } from './presence.ts';

const testDb = useDatabase();
let realtime: RunningRealtime;
let redis: RedisConnection;
let socket: Socket | undefined;

beforeAll(async () => {
  redis = await connectRedis({ url: testDb.config.REDIS_URL, name: 'test', log: createLog(testDb.config, 'test'), whileAway: 'fail' });
  realtime = await startRealtime(testDb.config, []);
});
afterAll(async () => {
  socket?.disconnect();
  await realtime.stop();
  await disconnectRedis(redis);
});

it('startPresenceHeartbeat keeps a member present from the first socket until the time expires', async () => {
  const holder = await aSocketClient(testDb, redis);
  const presence = presenceIn(redis);
  socket = io(`http://127.0.0.1:${realtime.port}`, { path: SOCKET_PATH, transports: ['websocket'], auth: holder.auth, forceNew: true });
  const until = await eventually(async () => (await presence.list()).get(holder.memberId), 5000, 'a member who is here');
  expect(until.getTime()).toBeGreaterThan(Date.now() + PRESENCE_LASTS_MS - 10_000);
  socket.disconnect();
  expect((await presence.list()).has(holder.memberId)).toBe(true);
  await presence.leave(holder);
});

it('presenceIn stores thousands of devices and removes only expired ones', async () => {
  const presence = presenceIn(redis, `test:presence:${process.pid}`);
  const devices = Array.from({ length: 2500 }, (_, n) => ({ memberId: `m${n % 2000}`, deviceId: `d${n}` }));
  const now = new Date();
  await presence.stay(devices, now);
  expect((await presence.list()).size).toBe(2000);
  const later = new Date(now.getTime() + 60_000);
  await presence.stay(devices.slice(0, 10), later);
  await presence.forget(new Date(later.getTime() + PRESENCE_LASTS_MS));
  expect((await presence.list()).size).toBe(10);
  await presence.forget(new Date(later.getTime() + PRESENCE_LASTS_MS + 1));
  expect((await presence.list()).size).toBe(0);
});
