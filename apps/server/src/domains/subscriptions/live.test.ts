import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { systemClock } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { useBilling } from '../../testing/billing.ts';
import { useErrands } from '../../testing/errands.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/house.ts';
import { aDevice } from '../../testing/members.ts';
import { aSocket, connected } from '../../testing/sockets.ts';
import { aTicketHolder } from '../../testing/tickets.ts';
import { claimSpot } from './index.ts';

const api = useApi();
const errands = useErrands(api);
const billing = useBilling(api, errands);
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
  const holder = await aTicketHolder(api, errands.redis, { memberId, deviceId: await aDevice(api.db, memberId, { slot: 2 }) });
  const socket = aSocket(realtime.port, holder.auth);
  open.push(socket);
  const heard: [string, unknown][] = [];
  for (const name of ['subscription-changed', 'free-spots']) socket.on(name, (said: unknown) => heard.push([name, said]));
  await connected(socket);
  return heard;
}

it('an open tab hears that premium began and ended, and nobody else’s does', async () => {
  const [buyer, other] = [await billing.aBuyer(), await billing.aBuyer()];
  const [heard, overheard] = [await aTab(buyer.id), await aTab(other.id)];
  const subscription = await buyer.buy();
  await eventually(async () => heard.length === 1, 5000, 'word of premium');
  await billing.fire(subscription, 'Chargeback');
  await errands.run();
  await eventually(async () => heard.length === 2, 5000, 'word of its end');
  expect(heard).toEqual([
    ['subscription-changed', { premium: true }],
    ['subscription-changed', { premium: false }],
  ]);
  expect(overheard).toEqual([]);
});

it('every tab hears that a free spot was taken, and who took it that premium is theirs for life', async () => {
  const [lucky, other] = [await billing.aBuyer(), await billing.aBuyer()];
  const [heard, overheard] = [await aTab(lucky.id), await aTab(other.id)];
  const claims = [];
  for (let time = 0; time < 2; time += 1) {
    claims.push(await transaction(api.db, (tx) => claimSpot(tx, lucky.id, { clock: systemClock, config: api.config })));
    await errands.run();
  }
  expect(claims).toEqual(['given', 'held']);
  const spots = ['free-spots', { mode: 'pool', total: 100_000, left: 99_999, taken: 1 }];
  await eventually(async () => heard.length === 2 && overheard.length === 1, 5000, 'word of the spot');
  expect(overheard).toEqual([spots]);
  expect(heard).toEqual(expect.arrayContaining([spots, ['subscription-changed', { premium: true }]]));
  expect(await lucky.my()).toMatchObject({ standing: 'lifetime', subscription_due_date: null });
  const { notifications } = (await lucky.call<{ notifications: { kind: string }[] }>('GET', '/api/notifications')).body;
  expect(notifications.map(({ kind }) => kind)).toEqual(['lifetime_set']);
});
