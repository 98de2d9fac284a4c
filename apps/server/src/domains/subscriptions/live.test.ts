import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { systemClock } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { useBilling } from '../../../test/support/billing.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aDevice } from '../../../test/support/members.ts';
import { aSocket, connected } from '../../../test/support/sockets.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';
import { claimSpot } from './index.ts';

const api = useApi();
const worker = useWorker(api);
const billing = useBilling(api, worker);
const open: Socket[] = [];
let realtime: RunningRealtime;

beforeAll(async () => {
  realtime = await startRealtime(api.config, []);
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await realtime.stop();
});

async function aTab(memberId: string) {
  const holder = await aSocketClient(api, worker.redis, { memberId, deviceId: await aDevice(api.db, memberId, { slot: 2 }) });
  const socket = aSocket(realtime.port, holder.auth);
  open.push(socket);
  const received: [string, unknown][] = [];
  for (const name of ['subscription-changed', 'free-spots']) socket.on(name, (payload: unknown) => received.push([name, payload]));
  await connected(socket);
  return received;
}

it('publishes subscription-changed to the member’s tabs when premium begins and ends', async () => {
  const [buyer, other] = [await billing.aBuyer(), await billing.aBuyer()];
  const [received, overheard] = [await aTab(buyer.id), await aTab(other.id)];
  const subscription = await buyer.buy();
  await eventually(async () => received.length === 1, 5000, 'word of premium');
  await billing.fire(subscription, 'Chargeback');
  await worker.runJobs();
  await eventually(async () => received.length === 2, 5000, 'word of its end');
  expect(received).toEqual([
    ['subscription-changed', { premium: true }],
    ['subscription-changed', { premium: false }],
  ]);
  expect(overheard).toEqual([]);
});

it('publishes free-spots to every tab, and subscription-changed to the member who got a spot', async () => {
  const [lucky, other] = [await billing.aBuyer(), await billing.aBuyer()];
  const [received, overheard] = [await aTab(lucky.id), await aTab(other.id)];
  const claims = [];
  for (let time = 0; time < 2; time += 1) {
    claims.push(await transaction(api.db, (tx) => claimSpot(tx, lucky.id, { clock: systemClock, config: api.config })));
    await worker.runJobs();
  }
  expect(claims).toEqual(['given', 'held']);
  const spots = ['free-spots', { mode: 'pool', total: 100_000, left: 99_999, taken: 1 }];
  await eventually(async () => received.length === 2 && overheard.length === 1, 5000, 'word of the spot');
  expect(overheard).toEqual([spots]);
  expect(received).toEqual(expect.arrayContaining([spots, ['subscription-changed', { premium: true }]]));
  expect(await lucky.my()).toMatchObject({ status: 'lifetime', subscription_due_date: null });
  const { notifications } = (await lucky.call<{ notifications: { kind: string }[] }>('GET', '/api/notifications')).body;
  expect(notifications.map(({ kind }) => kind)).toEqual(['lifetime_set']);
});
