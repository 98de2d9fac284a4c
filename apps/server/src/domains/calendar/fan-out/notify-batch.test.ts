import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorkerPlatform, type Opened } from '../../../app/platforms.ts';
import { systemClock } from '../../../platform/clock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { anEntry } from '../../../../test/support/calendar.ts';
import { manyMembers } from '../../../../test/support/many-members.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMember } from '../../../../test/support/members.ts';
import { KYIV } from '../../../../test/support/profiles.ts';
import type { FanOutKind } from './candidates.ts';
import { fanOutTasks } from './jobs.ts';
import { notifyBatch } from './notify-batch.ts';
import { FAN_OUT, startFanOut } from './start-fan-out.ts';

const database = useDatabase();
let worker: Opened<WorkerPlatform>;
let ownerId: string;

beforeAll(async () => {
  worker = await openWorkerPlatform(database.config);
});
afterAll(() => worker.close());
beforeEach(async () => {
  ownerId = (await aMember(database.db, database.config)).id;
});

async function start(kind: FanOutKind = 'event_created'): Promise<string> {
  const isTrip = kind === 'coming_to_your_city';
  const entryId = await anEntry(database.db, ownerId, isTrip ? { kind: 'travel', cityId: KYIV, audience: 'all' } : {});
  return transaction(database.db, (tx) => startFanOut(tx, kind, { id: entryId, owner_id: ownerId }, systemClock));
}
const run = async (fanOutId: string) => fanOutTasks(worker)[FAN_OUT]?.({ fanOutId });
const fanOutOf = (id: string) => database.db.selectFrom('calendar_fan_out').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const notifiedMembers = async () =>
  (await database.db.selectFrom('notification_actor').select('member_id').where('actor_id', '=', ownerId).execute())
    .map(({ member_id }) => member_id)
    .toSorted();

describe('notifyBatch', () => {
  it('notifies every connection once and stores the end of the fan-out', async () => {
    const connections = await manyMembers(database.db, { count: 110, premium: true, connectedWith: ownerId });
    const [requester] = await manyMembers(database.db, { count: 1, premium: true });
    await sql`INSERT INTO connection (member_id, other_id, state, changed_at) VALUES (${ownerId}, ${requester}, 'incoming', now())`.execute(
      database.db,
    );
    const id = await start();
    await run(id);
    await run(id);
    expect(await notifiedMembers()).toEqual(connections.toSorted());
    expect(await fanOutOf(id)).toMatchObject({ notified_count: 110, after_id: null, finished_at: expect.any(Date) as Date });
  });

  it('reads at most 50 candidates a batch, also when few of them receive the notification', async () => {
    await manyMembers(database.db, { count: 60, cityId: KYIV });
    const premium = await manyMembers(database.db, { count: 2, cityId: KYIV, premium: true });
    const id = await start('coming_to_your_city');
    expect(await notifyBatch(id, worker)).toBe(true);
    expect(await notifyBatch(id, worker)).toBe(false);
    expect(await notifiedMembers()).toEqual(premium.toSorted());
  });

  it('notifies every member once when three workers run the same fan-out', async () => {
    const connections = await manyMembers(database.db, { count: 140, premium: true, connectedWith: ownerId });
    const id = await start();
    await Promise.all([run(id), run(id), run(id)]);
    expect(await notifiedMembers()).toEqual(connections.toSorted());
    expect((await fanOutOf(id)).notified_count).toBe(140);
  });

  it('continues after the stored position: of later connections it notifies those with a higher id', async () => {
    await manyMembers(database.db, { count: 60, premium: true, connectedWith: ownerId });
    const id = await start();
    expect(await notifyBatch(id, worker)).toBe(true);
    const { after_id: position } = await fanOutOf(id);
    const later = await manyMembers(database.db, { count: 30, premium: true, connectedWith: ownerId });
    await run(id);
    const notified = new Set(await notifiedMembers());
    for (const one of later) expect(notified.has(one)).toBe(one > (position ?? ''));
  });

  it('notifies no member once the account of the owner is deleted', async () => {
    const connections = await manyMembers(database.db, { count: 3, premium: true, connectedWith: ownerId });
    const id = await start();
    await database.db.deleteFrom('member').where('id', '=', ownerId).execute();
    expect(await notifyBatch(id, worker)).toBe(false);
    expect(await database.db.selectFrom('notification').select('sequence').where('member_id', 'in', connections).execute()).toEqual([]);
  });
});
