import { beforeAll, describe, expect, it } from 'vitest';
import { aCalendarOwner, type CalendarOwner } from '../../../test/support/calendar.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aConnection } from '../../../test/support/profiles.ts';

const api = useApi();
let viewer: CalendarOwner;

beforeAll(async () => {
  viewer = await aCalendarOwner(api, {}, { birthDate: null });
}, 60_000);

const bornOn = (memberId: string, birthDate: string | null) =>
  api.db.updateTable('profile').set({ birth_date: birthDate }).where('member_id', '=', memberId).execute();

/** Returns the days of a member's birthday between two days, `DDMMYYYY`. */
const daysOf = async (memberId: string, from: string, to: string) =>
  (await viewer.range(from, to)).body.entries
    .filter(({ ownerId, type }) => ownerId === memberId && type === 'birthday')
    .map((one) => one.startDate);

describe('birthday of a connection', () => {
  it('appears on the changed birth date, and no longer after its removal', async () => {
    const friend = await aCalendarOwner(api, {}, { birthDate: '1990-03-14' });
    await aConnection(api.db, viewer.id, friend.id);
    expect(await daysOf(friend.id, '01032027', '31032027')).toEqual(['14032027']);
    await bornOn(friend.id, '1990-06-01');
    expect(await daysOf(friend.id, '01032027', '31032027')).toEqual([]);
    expect(await daysOf(friend.id, '01062027', '30062027')).toEqual(['01062027']);
    await bornOn(friend.id, null);
    expect(await daysOf(friend.id, '01062027', '30062027')).toEqual([]);
  });

  it.each([
    ['1990-12-31', '20122026', '10012027', ['31122026']],
    ['1990-01-01', '20122026', '10012027', ['01012027']],
    ['1990-07-01', '20122026', '10012027', []],
    ['1992-02-29', '01032027', '31032027', ['01032027']],
    ['1992-02-29', '01022028', '29022028', ['29022028']],
    ['1992-02-29', '01042027', '30042027', []],
  ])('finds the birthday of %s between %s and %s', async (birthDate, from, to, days) => {
    const friend = await aCalendarOwner(api, {}, { birthDate });
    await aConnection(api.db, viewer.id, friend.id);
    expect(await daysOf(friend.id, from, to)).toEqual(days);
  });

  it('matches the profile when birth date and connection change concurrently', async () => {
    const friends = await Promise.all(Array.from({ length: 20 }, () => aCalendarOwner(api, {}, { birthDate: '1990-03-14' })));
    await Promise.all(friends.flatMap(({ id }) => [aConnection(api.db, viewer.id, id), bornOn(id, '1990-06-01')]));
    const marks = await api.db
      .selectFrom('connection')
      .select('birthday')
      .where(
        'other_id',
        'in',
        friends.map(({ id }) => id),
      )
      .execute();
    expect(new Set(marks.map(({ birthday }) => birthday))).toEqual(new Set([601]));
  });
});
