import { beforeAll, describe, expect, it } from 'vitest';
import { manySearchableMembers, aSearcher, type SearchQuery } from '../../../../test/support/explore.ts';
import { useApi } from '../../../../test/support/test-api.ts';

const api = useApi();
type Searcher = Awaited<ReturnType<typeof aSearcher>>;
let regular: Searcher;
let premium: Searcher;

beforeAll(async () => {
  regular = await aSearcher(api);
  premium = await aSearcher(api, { plan: 3 });
  await manySearchableMembers(
    api.db,
    Array.from({ length: 50 }, (_, n) => ({ username: `Crowd${n}`, accountType: n % 2 === 0 ? 'confidant' : 'fetishist' }) as const),
  );
});

/** Reads all pages by the cursor, until there are no more. */
async function pages(by: Searcher, query: SearchQuery, path?: string) {
  const seen: { users: string[]; upgrade: boolean }[] = [];
  let after: string | null = null;
  do {
    const { status, body }: Awaited<ReturnType<Searcher['search']>> = await by.search({ ...query, after: after ?? undefined }, path);
    expect(status).toBe(200);
    seen.push({ users: body.users.map(({ id }) => id), upgrade: body.upgrade });
    after = body.after;
  } while (after !== null);
  return seen;
}

describe('a regular member', () => {
  it.each([{ location: 'true' }, { radius: 50 }, { status: 'online' }, { status: 'verified,traveling' }])(
    'gets 402 for %o',
    async (query) => {
      expect(await regular.search(query)).toMatchObject({ status: 402, code: 'explore.filterUpgrade' });
      expect((await premium.search(query)).status).toBe(200);
    },
  );

  it('gets three pages, and a hint that there are more', async () => {
    const seen = await pages(regular, { limit: 10 });
    expect(seen.map(({ users, upgrade }) => [users.length, upgrade])).toEqual([
      [10, false],
      [10, false],
      [10, true],
    ]);
    expect((await regular.search({ page: 2 })).body).toMatchObject({ upgrade: true, after: null });
    expect(await regular.search({ page: 3 })).toMatchObject({ status: 402, code: 'explore.pagesUpgrade' });
  });

  it('gets no hint when there are no more members', async () => {
    expect((await regular.search({ limit: 30, page: 1 })).body).toMatchObject({ upgrade: false, after: null });
    expect((await pages(regular, { limit: 30 })).map(({ upgrade }) => upgrade)).toEqual([false, false]);
  });

  it('gets no further by the cursor of a page number, or of an ended premium plan', async () => {
    const { body } = await regular.search({ page: 1 });
    const third = await regular.search({ after: body.after ?? undefined });
    expect(third.body).toMatchObject({ after: null, upgrade: true });
    const deep = (await premium.search({ page: 2 })).body.after!;
    await api.db.deleteFrom('member_subscription').where('member_id', '=', premium.id).execute();
    expect(await premium.search({ after: deep })).toMatchObject({ status: 402, code: 'explore.pagesUpgrade' });
    await api.db
      .insertInto('member_subscription')
      .values({ id: premium.id, member_id: premium.id, plan_id: 2, starts_on: '2026-11-01', due_on: null, created_at: new Date() })
      .execute();
  });
});

describe('a premium member', () => {
  it('gets all members once, in the same order by cursor and by page number', async () => {
    const byCursor = (await pages(premium, { limit: 7 })).flatMap(({ users }) => users);
    const byPage: string[] = [];
    for (let page = 0; page < 9; page += 1) byPage.push(...(await premium.search({ limit: 7, page })).body.users.map(({ id }) => id));
    expect(byCursor).toEqual(byPage);
    expect(new Set(byCursor).size).toBe(byCursor.length);
    expect(byCursor.length).toBeGreaterThanOrEqual(50);
  });

  it('gets an empty page after the thousand members that page numbers reach', async () => {
    expect(await premium.search({ limit: 10, page: 100 })).toMatchObject({ status: 200, body: { users: [], after: null, upgrade: false } });
  });

  it('gets 409 for a search by distance without a city', async () => {
    const nowhere = await aSearcher(api, { plan: 3 }, { cityId: null });
    expect(await nowhere.search({ location: 'true' })).toMatchObject({ status: 409, code: 'explore.cityMissing' });
    expect(await nowhere.search({ radius: 20 })).toMatchObject({ status: 409, code: 'explore.cityMissing' });
    expect((await nowhere.search({})).status).toBe(200);
  });
});

describe('GET /api/users/confidants', () => {
  it('returns the same as a search for confidants', async () => {
    const path = '/api/users/confidants';
    const listed = (await pages(premium, { limit: 10 }, path)).flatMap(({ users }) => users);
    const found = (await pages(premium, { limit: 10, user_type: 'confidant' })).flatMap(({ users }) => users);
    expect(listed).toEqual(found);
    expect(listed.length).toBeGreaterThanOrEqual(25);
    expect(await regular.search({ page: 3 }, path)).toMatchObject({ status: 402, code: 'explore.pagesUpgrade' });
  });
});

describe('invalid parameters of a search', () => {
  it('rejects an unknown interest', async () => {
    expect(await regular.search({ interests: 'yoga,constructor' })).toMatchObject({
      status: 400,
      fields: { interests: { code: 'field.notAChoice' } },
    });
  });

  it('rejects a cursor that is altered, or of another member or other filters', async () => {
    const { body } = await premium.search({ gender: 'woman,man', limit: 5 });
    const after = body.after!;
    expect((await premium.search({ gender: 'man,female', limit: 5, after })).status).toBe(200);
    const bad = { status: 400, code: 'request.invalid', fields: { after: { code: 'field.invalid' } } };
    expect(await premium.search({ gender: 'woman', limit: 5, after })).toMatchObject(bad);
    expect(await premium.search({ gender: 'woman,man', limit: 5, search: 'crowd', after })).toMatchObject(bad);
    expect(await regular.search({ gender: 'woman,man', limit: 5, after })).toMatchObject(bad);
    for (let bit = 0; bit < 352; bit += 11) {
      const bytes = Buffer.from(after, 'base64url');
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      expect(await premium.search({ gender: 'woman,man', limit: 5, after: bytes.toString('base64url') })).toMatchObject(bad);
    }
    for (const text of ['', 'x', after.slice(1), `${after}A`, `${after}=`, '%00', '🌹', 'A'.repeat(300)]) {
      expect(await premium.search({ gender: 'woman,man', limit: 5, after: text })).toMatchObject(bad);
    }
  });
});
