import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorkerPlatform, type Opened } from '../../../app/platforms.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { aCrowd } from '../../../testing/crowd.ts';
import { useDatabase } from '../../../testing/house.ts';
import { aMember } from '../../../testing/members.ts';
import { aBlock, aProfile, KYIV, VANCOUVER } from '../../../testing/profiles.ts';
import type { Audience } from './audience.ts';
import { roundTasks } from './jobs.ts';
import { startRound } from './start-round.ts';
import { tellBatch } from './tell-batch.ts';

const house = useDatabase();
let worker: Opened<WorkerPlatform>;
let actorId: string;

beforeAll(async () => {
  worker = await openWorkerPlatform(house.config);
});
afterAll(() => worker.close());
beforeEach(async () => {
  actorId = (await aMember(house.db, house.config)).id;
});

const start = (audience: Audience) =>
  transaction(house.db, (tx) => startRound(tx, { kind: 'coming_to_your_city', actorId, about: { cityId: VANCOUVER }, audience }));
const run = async (roundId: string) => roundTasks(worker)['notifications:round']?.({ roundId });
const roundOf = (id: string) => house.db.selectFrom('notification_round').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const toldBy = async (origin: string) =>
  (await house.db.selectFrom('notification').select('member_id').where('origin', '=', origin).execute())
    .map(({ member_id }) => member_id)
    .toSorted();
const inCity = { type: 'city', cityId: VANCOUVER, accountType: 'fetishist', premium: true } as const satisfies Audience;

describe('a round', () => {
  it('tells every connection once, in batches, and remembers that it is done', async () => {
    const crowd = await aCrowd(house.db, { count: 1100, connectedWith: actorId });
    const asking = await aCrowd(house.db, { count: 1 });
    await sql`INSERT INTO connection (member_id, other_id, state, since) VALUES (${actorId}, ${asking[0]}, 'asked', now())`.execute(
      house.db,
    );
    const id = await start({ type: 'connections', of: actorId });
    await run(id);
    expect(await toldBy(id)).toEqual(crowd.toSorted());
    expect(await roundOf(id)).toMatchObject({ told: 1100, done_at: expect.any(Date) as Date });
    await run(id);
    expect(await toldBy(id)).toHaveLength(1100);
  });

  it('tells only those premium members of one kind who live in the city and have no block with whom it is about', async () => {
    const member = async (traits: Parameters<typeof aMember>[2], cityId = VANCOUVER) => {
      const { id } = await aMember(house.db, house.config, { plan: 3, ...traits });
      await aProfile(house.db, id, { cityId });
      return id;
    };
    const [living, traveling] = [await member({}), await member({ plan: 2 })];
    await house.db.updateTable('profile').set({ location_status: 'traveling' }).where('member_id', '=', traveling).execute();
    await member({ plan: 1 });
    await member({}, KYIV);
    await member({ accountType: 'confidant' });
    await member({ state: 'suspended' });
    await aBlock(house.db, await member({}), actorId);
    await aBlock(house.db, actorId, await member({}));
    await aProfile(house.db, actorId, { cityId: VANCOUVER });
    const id = await start(inCity);
    await run(id);
    expect(await toldBy(id)).toEqual([living, traveling].toSorted());
  });

  it('looks at no more than 500 at once, also where hardly anybody is meant', async () => {
    await aCrowd(house.db, { count: 600, cityId: KYIV });
    const meant = await aCrowd(house.db, { count: 2, cityId: KYIV, premium: true });
    const id = await start({ ...inCity, cityId: KYIV });
    expect(await tellBatch(id, worker)).toBe(true);
    expect(await tellBatch(id, worker)).toBe(false);
    expect(await toldBy(id)).toEqual(expect.arrayContaining(meant));
  });

  it('is told once by two workers at the same time', async () => {
    const crowd = await aCrowd(house.db, { count: 700, connectedWith: actorId });
    const id = await start({ type: 'connections', of: actorId });
    await Promise.all([run(id), run(id), run(id)]);
    expect(await toldBy(id)).toEqual(crowd.toSorted());
    expect(await roundOf(id)).toMatchObject({ told: 700, after_id: null });
  });

  it('goes on where it was, and finds who became a connection meanwhile behind that place alone', async () => {
    await aCrowd(house.db, { count: 600, connectedWith: actorId });
    const id = await start({ type: 'connections', of: actorId });
    expect(await tellBatch(id, worker)).toBe(true);
    const { after_id: place } = await roundOf(id);
    const late = await aCrowd(house.db, { count: 40, connectedWith: actorId });
    expect(await tellBatch(id, worker)).toBe(false);
    const told = new Set(await toldBy(id));
    for (const one of late) expect(told.has(one)).toBe(one > (place ?? ''));
  });

  it('ends with whom it is about', async () => {
    await aCrowd(house.db, { count: 3, connectedWith: actorId });
    const id = await start({ type: 'connections', of: actorId });
    await house.db.deleteFrom('member').where('id', '=', actorId).execute();
    await run(id);
    expect(await toldBy(id)).toEqual([]);
  });
});
