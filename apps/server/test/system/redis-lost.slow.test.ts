import { spawn, type ChildProcess } from 'node:child_process';
import { deployments, SOCKET_PATH } from '@subrosa/contract/realtime';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { useDatabase } from '../support/test-api.ts';
import { end, freePort, spawnProcess } from '../support/processes.ts';
import { aSocketClient } from '../support/socket-client.ts';
import { openWorkerPlatform } from '../../src/app/platforms.ts';

const testDb = useDatabase();
const running: ChildProcess[] = [];
let port: number;

function startRedis(): ChildProcess {
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  running.push(redis);
  return redis;
}

beforeAll(async () => {
  port = await freePort();
});
afterAll(async () => {
  for (const child of running) await end(child, 'SIGKILL');
});

it('keeps realtime and worker running while Redis is down, and delivers live updates when it returns', async () => {
  const redis = startRedis();
  const config = { ...testDb.config, REDIS_URL: `redis://127.0.0.1:${port}`, LOG_LEVEL: 'silent' as const };
  const sockets = await freePort();
  const operations = [await freePort(), await freePort()];
  running.push(
    spawnProcess('main/realtime.ts', config, { REALTIME_PORT: String(sockets), OPERATIONS_PORT: String(operations[0]) }),
    spawnProcess('main/worker.ts', config, { OPERATIONS_PORT: String(operations[1]) }),
  );
  const lives = (at: number | undefined) =>
    fetch(`http://127.0.0.1:${at}/health/live`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const at of operations) await eventually(() => lives(at), 30_000, 'both processes');

  const platform = await openWorkerPlatform(config);
  const { auth } = await aSocketClient(testDb, platform.redis);
  const socket = io(`http://127.0.0.1:${sockets}`, { path: SOCKET_PATH, transports: ['websocket'], auth });
  let received = 0;
  socket.on('deployments', () => (received += 1));
  const announce = async () => {
    platform.live.toEveryone(deployments, { release: 'next' });
    return received > 0;
  };
  await eventually(announce, 10_000, 'a live update');

  await end(redis, 'SIGKILL');
  for (let poll = 0; poll < 10; poll += 1) expect(await Promise.all(operations.map(lives))).toEqual([true, true]);

  startRedis();
  received = 0;
  await eventually(announce, 20_000, 'a live update after the return of Redis');
  socket.disconnect();
  await platform.close();
});
