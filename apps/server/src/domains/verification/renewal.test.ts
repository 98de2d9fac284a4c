import { beforeAll, expect, it } from 'vitest';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aRole } from '../../../test/support/members.ts';
import { aReviewer, someoneProvable, type Provable } from '../../../test/support/verification.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let sable: Awaited<ReturnType<typeof aReviewer>>;
beforeAll(async () => {
  sable = await aReviewer(api);
});

async function pass(days: number): Promise<void> {
  clock.pass(days * DAY);
  await worker.runTask('verification:expire-records');
  await worker.runJobs();
}

const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

async function verified(who: Provable, expiresOn: string | null): Promise<Provable> {
  await who.submitDocument({ expiresOn });
  await sable.approve(who.id);
  await worker.runJobs();
  return who;
}

const isVerified = async ({ id }: Provable) =>
  (await api.db.selectFrom('member').select('identity_verified_at').where('id', '=', id).executeTakeFirstOrThrow()).identity_verified_at !==
  null;

it('expireRecords requests a renewal once, 30 days before the end, and then removes the verification', async () => {
  const moth = await verified(await someoneProvable(api), inDays(100));
  await pass(69);
  expect(await moth.notifications()).toEqual(['identity_approved']);
  expect((await moth.submitDocument()).code).toBe('verification.alreadyVerified');
  await pass(1);
  await pass(1);
  expect(await moth.notifications()).toEqual(['identity_approved', 'identity_renewal']);
  expect(await moth.status()).toMatchObject({ verified: [{ renewalDue: true }], can: { submit: ['document', 'social'] } });
  await pass(28);
  expect(await isVerified(moth)).toBe(true);
  await pass(1);
  expect(await isVerified(moth)).toBe(false);
  expect((await moth.status()).verified).toEqual([]);
});

it('expireRecords keeps a member verified while a timely renewal is reviewed', async () => {
  const moth = await verified(await someoneProvable(api), inDays(20));
  await pass(10);
  await moth.submitDocument({ expiresOn: inDays(2000) });
  await pass(15);
  expect(await isVerified(moth)).toBe(true);
  await sable.approve(moth.id);
  await worker.runJobs();
  await pass(1);
  expect((await moth.status()).verified).toEqual([expect.objectContaining({ renewalDue: false })]);
});

it('expireRecords ends a verification without an expiry date after the configured years', async () => {
  const wren = await verified(await someoneProvable(api, { accountType: 'confidant' }), null);
  await pass(3 * 365);
  expect(await isVerified(wren)).toBe(true);
  await pass(2);
  expect(await isVerified(wren)).toBe(false);
  expect(await wren.lifetimes()).toBe(1);
});

it('expireRecords keeps a member verified by another method', async () => {
  const moth = await verified(await someoneProvable(api), inDays(5));
  await moth.submit();
  await sable.approve(moth.id, 'social');
  await worker.runJobs();
  await pass(6);
  expect((await moth.status()).verified.map(({ method }) => method)).toEqual(['social']);
  expect(await isVerified(moth)).toBe(true);
});

it('POST /api/staff/verifications/{id}/renewal requires an earlier renewal, not of staff themselves', async () => {
  const moth = await verified(await someoneProvable(api), null);
  const id = (await moth.status()).current?.id;
  const response = await sable.call<{ renewBy: string }>('POST', `/api/staff/verifications/${id}/renewal`, {});
  expect(response.body).toEqual({ renewBy: inDays(30) });
  await worker.runJobs();
  expect(await moth.notifications()).toContain('identity_renewal');
  expect((await moth.status()).can.submit).toContain('document');
  expect((await moth.call('POST', `/api/staff/verifications/${id}/renewal`, {})).status).toBe(404);
  await aRole(api.db, moth.id, 'reviewer');
  expect((await moth.call('POST', `/api/staff/verifications/${id}/renewal`, {})).status).toBe(404);
});
