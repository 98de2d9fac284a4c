import { expect, it } from 'vitest';
import { useApi } from '../../../test/support/test-api.ts';
import { aPost, aPoster, rebuildRequestSearch, type Poster, type RequestList } from '../../../test/support/requests.ts';
import { favourites } from './index.ts';

const api = useApi();

const choose = (who: Poster, requestId: string, more: object = {}) =>
  who.call<{ favourite: boolean }>('POST', '/api/favourite/request', { requestId, ...more });
const check = async (who: Poster, id: string) => (await who.call('GET', `/api/favourite/check-request/${id}`)).body;
const list = (who: Poster, query = '') => who.call<RequestList>('GET', `/api/favourite/requests${query}`);

async function emittedEventsOf(memberId: string): Promise<unknown[]> {
  const { rows } = await api.db.executeQuery<{ data: unknown }>({
    sql: `SELECT payload -> 'data' AS data FROM graphile_worker._private_jobs WHERE payload ->> 'name' = 'favourites.requestAdded' AND payload -> 'data' ->> 'memberId' = $1 ORDER BY id`,
    parameters: [memberId],
  } as never);
  return rows.map(({ data }) => data);
}

it('stores and deletes a favourite post, and emits one event for it, silent unless requested otherwise', async () => {
  const [one, owner] = [await aPoster(api), await aPoster(api)];
  const [loud, silent] = [await aPost(api.db, owner.id, { title: 'Loud' }), await aPost(api.db, owner.id, { title: 'Silent' })];
  await rebuildRequestSearch(api.db);
  expect(await check(one, loud)).toEqual({ favourite: false });
  for (let time = 0; time < 2; time += 1) expect((await choose(one, loud, { silent: false })).body).toEqual({ favourite: true });
  await choose(one, silent);
  expect(await emittedEventsOf(one.id)).toEqual([
    { memberId: one.id, requestId: loud, ownerId: owner.id, silent: false },
    { memberId: one.id, requestId: silent, ownerId: owner.id, silent: true },
  ]);
  expect((await one.see(loud)).body.favourite).toBe(true);
  expect((await list(one)).body.requests.map(({ title, favourite }) => [title, favourite])).toEqual([
    ['Silent', true],
    ['Loud', true],
  ]);
  expect((await choose(one, loud, { favourite: false })).body).toEqual({ favourite: false });
  expect(await check(one, loud)).toEqual({ favourite: false });
});

it('returns 404 for one’s own post and for an unknown one', async () => {
  const one = await aPoster(api);
  const own = await aPost(api.db, one.id);
  expect((await choose(one, own)).code).toBe('resource.notFound');
  expect((await choose(one, crypto.randomUUID())).code).toBe('resource.notFound');
});

it('lists favourites newest first, page by page, without withdrawn posts', async () => {
  const [one, owner] = [await aPoster(api), await aPoster(api)];
  const ids: string[] = [];
  for (let n = 0; n < 13; n += 1) {
    ids.push(await aPost(api.db, owner.id, { title: `Post ${n}`, status: n === 3 ? 'withdrawn' : 'published' }));
    const createdAt = new Date(Date.UTC(2026, 10, 1, n));
    await api.db.insertInto('favourite_request').values({ member_id: one.id, post_id: ids[n]!, created_at: createdAt }).execute();
  }
  await rebuildRequestSearch(api.db);
  const expected = ids.filter((_, n) => n !== 3).toReversed();
  const first = (await list(one)).body;
  const second = (await list(one, `?after=${first.after}`)).body;
  expect([...first.requests, ...second.requests].map(({ id }) => id)).toEqual(expected);
  expect([first.requests.length, second.after]).toEqual([9, null]);
  expect(await favourites.exports?.(api.db, one.id, api.config)).toMatchObject({ 'favourite-requests.json': { length: 12 } });
});

it('removes favourites of each other’s posts after a block', async () => {
  const [one, other, third] = [await aPoster(api), await aPoster(api), await aPoster(api)];
  const [mine, theirs, thirds] = [await aPost(api.db, one.id), await aPost(api.db, other.id), await aPost(api.db, third.id)];
  await rebuildRequestSearch(api.db);
  await choose(one, theirs);
  await choose(one, thirds);
  await choose(other, mine);
  await one.call('POST', '/api/friends/block', { memberId: other.id });
  await one.call('POST', '/api/friends/unblock', { memberId: other.id });
  expect([await check(one, theirs), await check(other, mine), await check(one, thirds)]).toEqual([
    { favourite: false },
    { favourite: false },
    { favourite: true },
  ]);
});
