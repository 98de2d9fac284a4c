import type { ChildProcess } from 'node:child_process';
import { reconnection } from '@subrosa/contract/realtime';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifyMembers } from '../../src/domains/notifications/index.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import type { WorkerPlatform } from '../../src/platform/platform.ts';
import { aDevice, aMember } from '../support/members.ts';
import { eventually } from '../support/eventually.ts';
import { useDatabase } from '../support/test-api.ts';
import { end, freePort, spawnProcess } from '../support/processes.ts';
import { aSocket } from '../support/sockets.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { aSocketClient } from '../support/socket-client.ts';
import { openWorkerPlatform, type Opened } from '../../src/app/platforms.ts';

const CLIENTS = 20;
const BEFORE = 10;
/** Unread notifications are counted up to a hundred. */
const MOST = 90;
const BACK_WITHIN_MS = 5000;

const testDb = useDatabase();
const running: ChildProcess[] = [];
const sockets: Socket[] = [];
let worker: Opened<WorkerPlatform>;
let balancer: TcpProxy;

beforeAll(async () => {
  worker = await openWorkerPlatform(testDb.config);
  const ports: number[] = [];
  for (let process = 0; process < 2; process += 1) {
    const [port, operations] = [await freePort(), await freePort()];
    running.push(spawnProcess('main/realtime.ts', testDb.config, { REALTIME_PORT: String(port), OPERATIONS_PORT: String(operations) }));
    const ready = async () => (await fetch(`http://127.0.0.1:${operations}/health/ready`).catch(() => null))?.ok;
    await eventually(ready, 60_000, 'a realtime process');
    ports.push(port);
  }
  balancer = await startTcpProxy(ports);
});

afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await balancer.stop();
  for (const child of running) await end(child, 'SIGKILL');
  await worker.close();
});

interface UnreadState {
  notificationCount: number;
  newest: number;
}

/** Simulates a tab of the web app: it subscribes after every connection and uses the last count that it received. */
async function aTab() {
  const { id: memberId } = await aMember(testDb.db, testDb.config);
  const holder = await aSocketClient(testDb, worker.redis, { memberId, deviceId: await aDevice(testDb.db, memberId) });
  const socket = aSocket(balancer.port, holder.auth, reconnection);
  sockets.push(socket);
  const tab = { memberId, socket, count: -1, newest: 0, received: 0, connections: 0, cutAt: 0, backAt: 0 };
  socket.on(`notifications-${memberId}`, ({ notificationCount }: UnreadState) => {
    tab.received += 1;
    tab.count = notificationCount;
  });
  socket.on('disconnect', () => (tab.cutAt = performance.now()));
  socket.on('connect', async () => {
    tab.connections += 1;
    tab.backAt = performance.now();
    const { body } = (await socket.emitWithAck('/notifications/subscribe', { userId: memberId })) as { body: UnreadState };
    tab.newest = body.newest;
    tab.count = Math.max(tab.count, body.notificationCount);
  });
  await eventually(async () => tab.count === 0, 20_000, 'a subscribed tab');
  return tab;
}

async function notify(recipients: readonly string[], actorId: string): Promise<void> {
  const effects: (() => Promise<void> | void)[] = [];
  const input = { kind: 'coming_to_your_city', sourceId: newId(), actorId, recipients } as const;
  await transaction(worker.db, (tx) => notifyMembers(tx, input, worker, (effect) => effects.push(effect)));
  for (const effect of effects) await effect();
}

it('reconnects all sockets of a killed realtime process within 5 s and delivers complete counts', async () => {
  const actor = await aMember(testDb.db, testDb.config);
  const tabs: Awaited<ReturnType<typeof aTab>>[] = [];
  for (let client = 0; client < CLIENTS; client += 1) tabs.push(await aTab());
  const recipients = tabs.map(({ memberId }) => memberId);

  let sentCount = 0;
  const notifyAll = async (times: number) => {
    for (let time = 0; time < times; time += 1) await notify(recipients, actor.id);
    sentCount += times;
  };
  await notifyAll(BEFORE);
  await end(running[0] as ChildProcess, 'SIGKILL');
  const areBack = async () => {
    if (sentCount < MOST) await notifyAll(1);
    return tabs.every(({ socket }) => socket.connected);
  };
  await eventually(async () => tabs.some(({ cutAt }) => cutAt > 0), 5000, 'the cut');
  await eventually(areBack, BACK_WITHIN_MS, 'everybody on the process that lives');
  await notifyAll(3);
  const cut = tabs.filter(({ cutAt }) => cutAt > 0);
  expect(cut.length).toBeLessThan(CLIENTS);

  await eventually(async () => tabs.every(({ count }) => count === sentCount), 5000, 'the count of everything on every tab');
  const longest = Math.max(...cut.map(({ cutAt, backAt }) => backAt - cutAt));
  const missed = cut.reduce((sum, { received }) => sum + sentCount - received, 0);
  expect(missed).toBeGreaterThan(0);
  process.stdout.write(
    `killed with ${cut.length} of ${CLIENTS} sockets: all back after ${(longest / 1000).toFixed(1)} s at most; ${missed} of their events went by meanwhile, and all are counted\n`,
  );
  expect(longest).toBeLessThan(BACK_WITHIN_MS);
  // If a tab had missed notifications, the newest number in its subscription would show it.
  for (const { newest } of cut) expect(newest).toBeGreaterThan(BEFORE);
});
