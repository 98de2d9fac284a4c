import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { manySearchableMembers, aSearcher, rebuildSearchRows, type FindableTraits } from '../../../../test/support/explore.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aPublishedItem } from '../../../../test/support/media.ts';
import { aBlock, aConnection, KYIV } from '../../../../test/support/profiles.ts';

const api = useApi();

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Creates a member, and returns the card by which the viewer finds them. */
async function seen(traits: FindableTraits, by: Awaited<ReturnType<typeof aSearcher>>) {
  const [one] = await manySearchableMembers(api.db, [{ day: today(), ...traits }]);
  const { body } = await by.search({ search: one!.username });
  return body.users.find(({ id }) => id === one!.id);
}

describe('a member card', () => {
  it('shows what every member may see', async () => {
    const viewer = await aSearcher(api, {}, { interests: ['silk', 'lace'] });
    const card = await seen(
      {
        accountType: 'confidant',
        premium: true,
        verified: true,
        interests: ['yoga', 'silk', 'travel', 'boots', 'socks', 'lace'],
        online: true,
        traveling: true,
      },
      viewer,
    );
    expect(card).toMatchObject({
      accountType: 'confidant',
      premium: true,
      verified: true,
      private: false,
      relation: 'none',
      photo: null,
      age: expect.any(Number) as number,
      city: { name: 'Vancouver', country: 'CA' },
      traveling: true,
      within: 10,
      presence: 'online',
      interests: [
        { id: 'silk', common: true },
        { id: 'lace', common: true },
        { id: 'yoga', common: false },
        { id: 'travel', common: false },
        { id: 'boots', common: false },
      ],
    });
  });

  it('shows strangers of a private account neither age, city, presence nor interests', async () => {
    const viewer = await aSearcher(api, { plan: 3 });
    const bare = { private: true, age: null, city: null, traveling: false, within: null, presence: null, interests: [] };
    expect(await seen({ privateAccount: true, traveling: true, online: true }, viewer)).toMatchObject(bare);
  });

  it('shows connections the contents of a private account, but neither online nor distance', async () => {
    const viewer = await aSearcher(api);
    const [one] = await manySearchableMembers(api.db, [{ privateAccount: true, day: today(), online: true }]);
    await aConnection(api.db, viewer.id, one!.id);
    const { body } = await viewer.search({ search: one!.username });
    expect(body.users).toMatchObject([{ relation: 'connected', city: { name: 'Vancouver' }, presence: 'today', within: null }]);
    expect(body.users[0]!.age).toBeGreaterThan(18);
  });

  it('respects the audience of each field', async () => {
    const viewer = await aSearcher(api);
    const audiences = { age: 'connections', city: 'premium', interests: 'you' } as const;
    expect(await seen({ audiences, traveling: true }, viewer)).toMatchObject({
      age: null,
      city: null,
      traveling: false,
      within: null,
      interests: [],
    });
    const paying = await aSearcher(api, { plan: 3 });
    expect(await seen({ audiences, traveling: true }, paying)).toMatchObject({
      age: null,
      city: { name: 'Vancouver' },
      traveling: true,
      within: null,
    });
  });

  it.each([
    [0, 'today'],
    [1, 'week'],
    [6, 'week'],
    [7, 'month'],
    [29, 'month'],
    [30, null],
  ])('shows a last visit %i days ago as %s', async (days, presence) => {
    expect(await seen({ day: daysAgo(days) }, await aSearcher(api))).toMatchObject({ presence });
  });

  it('contains no presence of a member who hides it', async () => {
    expect(await seen({ showPresence: false, online: true }, await aSearcher(api))).toMatchObject({ presence: null });
  });

  it('contains no distance beyond the last band, or without a city of the viewer', async () => {
    const near = await aSearcher(api);
    expect(await seen({ cityId: KYIV }, near)).toMatchObject({ city: { name: 'Kyiv' }, within: null });
    expect(await seen({}, await aSearcher(api, {}, { cityId: null }))).toMatchObject({ within: null });
  });

  it('contains the city’s name in the requested language', async () => {
    const viewer = await aSearcher(api);
    const [one] = await manySearchableMembers(api.db, [{ cityId: KYIV, day: today() }]);
    const { body } = await viewer.search({ search: one!.username, language: 'uk' });
    expect(body.users[0]!.city).toEqual({ name: 'Київ', country: 'UA' });
  });

  it('contains the selected photo while it is published, also for a private account', async () => {
    const viewer = await aSearcher(api);
    const [one] = await manySearchableMembers(api.db, [{ privateAccount: true, day: today() }]);
    const item = await aPublishedItem(api.db, { ownerId: one!.id, purpose: 'profile_photo' });
    await api.db.updateTable('profile').set({ photo_id: item.id }).where('member_id', '=', one!.id).execute();
    const { body } = await viewer.search({ search: one!.username });
    expect(body.users[0]!.photo).toMatchObject({ id: item.id, kind: 'image', video: null });
    await sql`UPDATE media SET state = 'removed' WHERE id = ${item.id}`.execute(api.db);
    expect((await viewer.search({ search: one!.username })).body.users[0]!.photo).toBeNull();
  });
});

describe('searchMembers leaves out', () => {
  it('excludes the viewer', async () => {
    const viewer = await aSearcher(api);
    await rebuildSearchRows(api.db, []);
    expect(await viewer.names({ search: viewer.username })).toEqual([]);
  });

  it('excludes members suspended since their row was written, and still fills the pages', async () => {
    const viewer = await aSearcher(api);
    const members = await manySearchableMembers(
      api.db,
      Array.from({ length: 4 }, (_, n) => ({ username: `Leaving${n}`, day: today() })),
    );
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', members[0]!.id).execute();
    const names: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 2; page += 1) {
      const { body }: { body: { users: { username: string }[]; after: string | null } } = await viewer.search({
        search: 'leaving',
        limit: 2,
        after: after ?? undefined,
      });
      names.push(...body.users.map((card) => card.username));
      after = body.after;
    }
    expect([names.toSorted(), after]).toEqual([['Leaving1', 'Leaving2', 'Leaving3'], null]);
  });

  it('returns nothing to a member who has not finished the welcome wizard', async () => {
    const pending = await aSearcher(api, { state: 'pending' });
    expect(await pending.search({})).toMatchObject({ status: 200, body: { users: [], after: null, upgrade: false } });
  });

  it('returns byte for byte the same for a block in either direction as for deleted members', async () => {
    const viewer = await aSearcher(api, { plan: 3 });
    const people = Array.from({ length: 9 }, (_, n) => ({
      username: `Byte${n}`,
      day: today(),
      online: n % 2 === 0,
      verified: n % 3 === 0,
    }));
    const members = await manySearchableMembers(api.db, people);
    const questions = [
      {},
      { location: 'true' },
      { radius: 10 },
      { status: 'online' },
      { search: 'byte' },
      { search: 'Byte4' },
      { search: 'Bite4' },
      { search: 'yte' },
    ];
    const bodies = async () => {
      const texts: string[] = [];
      for (const question of questions) {
        let after: string | null = null;
        for (let page = 0; page < 3; page += 1) {
          const { text, body }: { text: string; body: { after: string | null } } = await viewer.search({
            ...question,
            limit: 3,
            after: after ?? undefined,
          });
          texts.push(text);
          after = body.after;
          if (after === null) break;
        }
        texts.push((await viewer.search({ ...question, limit: 3, page: 1 })).text);
      }
      return texts;
    };
    const [first, second] = [members[4]!, members[6]!];
    const all = await bodies();
    await aBlock(api.db, viewer.id, first.id);
    await aBlock(api.db, second.id, viewer.id);
    const blocked = await bodies();
    expect(blocked).not.toEqual(all);
    await api.db.deleteFrom('member').where('id', 'in', [first.id, second.id]).execute();
    expect(await bodies()).toEqual(blocked);
  });
});

describe('fields that are hidden from the viewer', () => {
  it('matches no filter on a hidden field', async () => {
    const viewer = await aSearcher(api, { plan: 3 });
    const hidden = { gender: 'x_gender', interests: ['yoga'], traveling: true, online: true, day: today(), verified: true } as const;
    await manySearchableMembers(api.db, [
      { ...hidden, username: 'HiddenPrivate', privateAccount: true },
      { ...hidden, username: 'HiddenFields', audiences: { city: 'premium', interests: 'connections' } },
      { ...hidden, username: 'HiddenPresence', showPresence: false },
      { ...hidden, username: 'HiddenNot' },
    ]);
    const names = async (query: Record<string, string>) => (await viewer.names({ search: 'hidden', ...query })).toSorted();
    expect(await names({})).toEqual(['HiddenFields', 'HiddenNot', 'HiddenPresence', 'HiddenPrivate']);
    expect(await names({ status: 'verified' })).toEqual(['HiddenFields', 'HiddenNot', 'HiddenPresence', 'HiddenPrivate']);
    expect(await names({ gender: 'x_gender' })).toEqual(['HiddenFields', 'HiddenNot', 'HiddenPresence']);
    expect(await names({ interests: 'yoga' })).toEqual(['HiddenNot', 'HiddenPresence']);
    expect(await names({ location: 'true' })).toEqual(['HiddenNot', 'HiddenPresence']);
    expect(await names({ status: 'traveling' })).toEqual(['HiddenNot', 'HiddenPresence']);
    expect(await names({ status: 'online' })).toEqual(['HiddenFields', 'HiddenNot']);
  });
});
