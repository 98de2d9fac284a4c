import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aNumber, aReviewer, someoneProvable, type Provable } from '../../../test/support/verification.ts';

const SPOTS = 3;
const clock = aClock();
const api = useApi({ clock, config: { SPOTS_POOL: SPOTS } });
const worker = useWorker(
  {
    get config() {
      return { ...api.config, SPOTS_POOL: SPOTS };
    },
  },
  { clock },
);

let sable: Awaited<ReturnType<typeof aReviewer>>;
beforeAll(async () => {
  sable = await aReviewer(api);
});
beforeEach(() => sql`UPDATE free_spots SET taken = 0`.execute(api.db));

const taken = async () => (await api.db.selectFrom('free_spots').select('taken').executeTakeFirstOrThrow()).taken;

async function verified(who: Provable, more: object = {}): Promise<Provable> {
  expect((await who.submitDocument(more)).status).toBe(200);
  expect((await sable.approve(who.id)).status).toBe(200);
  await worker.runJobs();
  return who;
}

describe('fetishist', () => {
  it('gets a spot after the application that came with a verified document is approved', async () => {
    const moth = await verified(await someoneProvable(api), { lifetime: true });
    expect(await moth.status()).toMatchObject({ lifetime: { state: 'waiting' }, can: { applyForLifetime: null } });
    expect(await moth.lifetimes()).toBe(0);
    await sable.approveLifetime(moth.id);
    await worker.runJobs();
    expect(await moth.status()).toMatchObject({ lifetime: { state: 'approved', reason: null } });
    expect([await moth.lifetimes(), await taken()]).toEqual([1, 1]);
    expect(await moth.notifications()).toEqual(expect.arrayContaining(['identity_approved', 'lifetime_approved', 'lifetime_set']));
    expect((await moth.apply()).code).toBe('subscriptions.alreadyLifetime');
  });

  it('applies after verification by a document, not by a social account', async () => {
    const moth = await verified(await someoneProvable(api));
    expect((await moth.status()).can.applyForLifetime).toBe('now');
    expect((await moth.apply()).status).toBe(200);
    expect((await moth.apply()).code).toBe('verification.alreadyApplied');
    const wren = await someoneProvable(api);
    expect((await wren.apply()).code).toBe('verification.documentRequired');
    await wren.submit();
    await sable.approve(wren.id, 'social');
    await worker.runJobs();
    expect((await wren.apply()).code).toBe('verification.documentRequired');
  });

  it('receives a notification about a declined application and may apply again', async () => {
    const moth = await verified(await someoneProvable(api), { lifetime: true });
    await sable.declineLifetime(moth.id, 'suspected_forgery');
    await worker.runJobs();
    expect(await moth.status()).toMatchObject({
      lifetime: { state: 'declined', reason: 'suspected_forgery' },
      can: { applyForLifetime: 'now' },
    });
    expect(await moth.notifications()).toContain('lifetime_declined');
    expect(await moth.lifetimes()).toBe(0);
  });

  it('loses the application when the identity is declined', async () => {
    const moth = await someoneProvable(api);
    await moth.submitDocument({ lifetime: true });
    await sable.decline(moth.id, 'not_alone');
    await worker.runJobs();
    expect((await moth.status()).lifetime).toBeNull();
  });
});

describe('claimSpot', () => {
  it('grants the spots that are left and declines the other applications', async () => {
    const all: Provable[] = [];
    for (let index = 0; index < SPOTS + 3; index += 1) all.push(await verified(await someoneProvable(api), { lifetime: true }));
    for (const { id } of all) await sable.approveLifetime(id);
    await worker.runJobs();
    const ends = await Promise.all(all.map(async (one) => (await one.status()).lifetime));
    expect(ends.filter((end) => end?.state === 'approved')).toHaveLength(SPOTS);
    expect(ends.filter((end) => end?.reason === 'no_spot_left')).toHaveLength(3);
    expect(await taken()).toBe(SPOTS);
    // The documents of declined members do not count as used.
    await sql`UPDATE free_spots SET taken = 0`.execute(api.db);
    clock.pass(1);
    const late = all[ends.findIndex((end) => end?.state === 'declined')];
    expect((await late?.apply())?.status).toBe(200);
    await sable.approveLifetime(late?.id ?? '');
    await worker.runJobs();
    expect((await late?.status())?.lifetime?.state).toBe('approved');
  });
});

describe('claimGrant', () => {
  it('permits one grant for a document when two accounts with it are approved concurrently', async () => {
    const documentNumber = aNumber();
    const [one, other] = [await someoneProvable(api), await someoneProvable(api)];
    for (const who of [one, other]) await verified(who, { documentNumber, lifetime: true });
    for (const { id } of [one, other]) await sable.approveLifetime(id);
    await worker.runJobs();
    const ends = [(await one.status()).lifetime, (await other.status()).lifetime];
    expect(ends.map((end) => end?.reason ?? end?.state).toSorted()).toEqual(['approved', 'document_already_used']);
    expect([(await one.lifetimes()) + (await other.lifetimes()), await taken()]).toEqual([1, 1]);
  });

  it('permits no second grant for a document after the account is deleted', async () => {
    const documentNumber = aNumber();
    const gone = await verified(await someoneProvable(api), { documentNumber, lifetime: true });
    await sable.approveLifetime(gone.id);
    await worker.runJobs();
    await api.db.deleteFrom('member').where('id', '=', gone.id).execute();
    const again = await verified(await someoneProvable(api), { documentNumber, lifetime: true });
    await sable.approveLifetime(again.id);
    await worker.runJobs();
    expect((await again.status()).lifetime).toMatchObject({ state: 'declined', reason: 'document_already_used' });
  });
});

describe('confidant', () => {
  it('gets lifetime premium with a document without using a spot, and cannot apply', async () => {
    const wren = await verified(await someoneProvable(api, { accountType: 'confidant' }), { lifetime: true });
    expect([await wren.lifetimes(), await taken()]).toEqual([1, 0]);
    expect((await wren.status()).lifetime).toBeNull();
    expect((await wren.apply()).code).toBe('subscriptions.sellersPayNothing');
    expect(await wren.notifications()).toEqual(expect.arrayContaining(['identity_approved', 'lifetime_set']));
  });

  it('gets no lifetime premium when verified by a social account', async () => {
    const wren = await someoneProvable(api, { accountType: 'confidant' });
    await wren.submit();
    await sable.approve(wren.id, 'social');
    await worker.runJobs();
    expect([await wren.lifetimes(), (await wren.status()).verified.length]).toEqual([0, 1]);
  });

  it('gets verified by a used document but receives no second grant', async () => {
    const documentNumber = aNumber();
    const moth = await verified(await someoneProvable(api), { documentNumber, lifetime: true });
    await sable.approveLifetime(moth.id);
    await worker.runJobs();
    const wren = await verified(await someoneProvable(api, { accountType: 'confidant' }), { documentNumber });
    expect([await wren.lifetimes(), (await wren.status()).verified.length]).toEqual([0, 1]);
    expect(await wren.notifications()).toContain('lifetime_declined');
  });
});
