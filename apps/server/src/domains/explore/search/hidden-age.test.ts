import { ageBands } from '@subrosa/rules/explore/filter';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSearcher, manySearchableMembers, rebuildSearchRows } from '../../../../test/support/explore.ts';
import { useApi } from '../../../../test/support/test-api.ts';

const api = useApi();
let viewer: Awaited<ReturnType<typeof aSearcher>>;

/** Birth dates whose next age starts another band today, so that a change of day shows whatever a filter reveals. */
const birthDate = (years: number, days = 0) => {
  const day = new Date(Date.now() + days * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

beforeAll(async () => {
  viewer = await aSearcher(api, { plan: 3 });
  await manySearchableMembers(api.db, [
    { username: 'ShownYoung', birthDate: birthDate(22, -40), languages: ['en', 'vi'] },
    { username: 'ShownOld', birthDate: birthDate(61, -40), languages: ['uk'] },
    { username: 'HiddenForAll', birthDate: birthDate(22, -40), audiences: { age: 'you' }, languages: ['vi'] },
    { username: 'HiddenForPremium', birthDate: birthDate(22, -40), audiences: { age: 'premium' } },
    { username: 'HiddenByPrivacy', birthDate: birthDate(22, -40), privateAccount: true },
  ]);
});

const named = (names: readonly string[]) => names.filter((name) => /^(Shown|Hidden)/.test(name)).toSorted();

describe('a search by age band', () => {
  it('finds only members who show their age to everybody', async () => {
    expect(named(await viewer.names({ age: '19-24' }))).toEqual(['ShownYoung']);
    expect(named(await viewer.names({ age: '55' }))).toEqual(['ShownOld']);
  });

  it('finds a member with a hidden age in no combination of bands and other filters', async () => {
    const others = [{}, { search: 'hidden' }, { languages: 'vi' }, { gender: 'woman' }, { user_type: 'fetishist' }, { status: 'verified' }];
    for (let set = 1; set < 2 ** ageBands.length; set += 1) {
      const age = ageBands.filter((_, index) => set & (1 << index)).join(',');
      const names = await viewer.names({ age, ...others[set % others.length] });
      expect(names.filter((name) => name.startsWith('Hidden'))).toEqual([]);
    }
  });

  it('leaves the row of a member with a hidden age unchanged when a birthday starts another band', async () => {
    const [member] = await manySearchableMembers(api.db, [
      { username: 'HiddenBirthday', birthDate: birthDate(25, 1), audiences: { age: 'you' } },
    ]);
    const row = async () => (await sql`SELECT xmin, ctid, * FROM member_search WHERE member_id = ${member!.id}`.execute(api.db)).rows;
    const before = await row();
    await api.db
      .updateTable('profile')
      .set({ birth_date: birthDate(25, -1) })
      .where('member_id', '=', member!.id)
      .execute();
    await rebuildSearchRows(api.db, []);
    expect(await row()).toEqual(before);
  });

  it('drops a card whose age was hidden after its row was written', async () => {
    const [member] = await manySearchableMembers(api.db, [{ username: 'HiddenSince', birthDate: birthDate(22, -40) }]);
    expect(await viewer.names({ age: '19-24' })).toContain('HiddenSince');
    await api.db
      .updateTable('profile')
      .set({ audiences: JSON.stringify({ age: 'you' }) })
      .where('member_id', '=', member!.id)
      .execute();
    expect(await viewer.names({ age: '19-24' })).not.toContain('HiddenSince');
  });
});

describe('a search by language and city', () => {
  it('finds members who speak one of the languages, and show it', async () => {
    expect(named(await viewer.names({ languages: 'vi,uk' }))).toEqual(['HiddenForAll', 'ShownOld', 'ShownYoung']);
    expect(await viewer.search({ languages: 'xx' })).toMatchObject({
      status: 400,
      fields: { 'languages.0': { code: 'field.notAChoice' } },
    });
  });

  it('requires premium for a city, and finds only members who show theirs', async () => {
    const [home] = (await sql<{ id: number }>`SELECT id FROM city WHERE name = 'Lviv' LIMIT 1`.execute(api.db)).rows;
    await manySearchableMembers(api.db, [
      { username: 'ShownCity', cityId: home!.id },
      { username: 'HiddenCity', cityId: home!.id, audiences: { city: 'connections' } },
      { username: 'HiddenHome', cityId: home!.id, privateAccount: true },
    ]);
    expect(await viewer.names({ city: home!.id })).toEqual(['ShownCity']);
    const regular = await aSearcher(api);
    expect(await regular.search({ city: home!.id })).toMatchObject({ status: 402, code: 'explore.filterUpgrade' });
    expect((await regular.search({ age: '19-24', languages: 'en' })).status).toBe(200);
  });
});
