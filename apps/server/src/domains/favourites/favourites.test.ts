import { expect, it } from 'vitest';
import { aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { manySearchableMembers } from '../../../test/support/explore.ts';
import { aFavourite } from '../../../test/support/favourites.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { favourites } from './index.ts';

const api = useApi();

const choose = (who: Known, whom: { id: string }, more: object = {}) =>
  who.call<{ favourite: boolean }>('POST', '/api/favourite/user', { memberId: whom.id, ...more });
const check = async (who: Known, whom: { id: string }) => (await who.call('GET', `/api/favourite/check-user/${whom.id}`)).body;

interface List {
  users: { id: string }[];
  after: string | null;
}

const list = (who: Known, query: Record<string, string> = {}) =>
  who.call<List>('GET', `/api/favourite/users?${new URLSearchParams(query).toString()}`);

async function emittedEventsOf(memberId: string): Promise<unknown[]> {
  const { rows } = await api.db.executeQuery<{ data: unknown }>({
    sql: `SELECT payload -> 'data' AS data FROM graphile_worker._private_jobs WHERE payload ->> 'name' = 'favourites.added' AND payload -> 'data' ->> 'memberId' = $1 ORDER BY id`,
    parameters: [memberId],
  } as never);
  return rows.map(({ data }) => data);
}

it('stores and deletes a favourite idempotently', async () => {
  const [one, other] = [await aConnectableMember(api), await aConnectableMember(api)];
  expect(await check(one, other)).toEqual({ favourite: false });
  for (let time = 0; time < 2; time += 1) expect((await choose(one, other)).body).toEqual({ favourite: true });
  expect(await check(one, other)).toEqual({ favourite: true });
  expect(await check(other, one)).toEqual({ favourite: false });
  for (let time = 0; time < 2; time += 1) expect((await choose(one, other, { favourite: false })).body).toEqual({ favourite: false });
  expect(await check(one, other)).toEqual({ favourite: false });
});

it('emits one event per favourite, silent unless a notification is requested', async () => {
  const [one, other, third] = [await aConnectableMember(api), await aConnectableMember(api), await aConnectableMember(api)];
  await choose(one, other, { silent: false });
  await choose(one, other, { silent: false });
  await choose(one, third);
  expect(await emittedEventsOf(one.id)).toEqual([
    { memberId: one.id, favouriteId: other.id, silent: false },
    { memberId: one.id, favouriteId: third.id, silent: true },
  ]);
});

it('returns 404 for oneself and for an unknown member', async () => {
  const one = await aConnectableMember(api);
  expect((await choose(one, one)).code).toBe('resource.notFound');
  expect((await choose(one, { id: crypto.randomUUID() })).code).toBe('resource.notFound');
});

it('lists favourites newest first in pages of ten, without suspended ones, and finds them by name', async () => {
  const one = await aConnectableMember(api);
  const chosen = await manySearchableMembers(
    api.db,
    Array.from({ length: 23 }, (_, n) => ({ username: `willow${n}`, state: n === 4 ? ('suspended' as const) : ('active' as const) })),
  );
  for (const [n, { id }] of chosen.entries()) await aFavourite(api.db, one.id, id, new Date(Date.UTC(2026, 10, 1, Math.floor(n / 2))));
  const expected = chosen
    .map(({ id }, n) => ({ id, hour: Math.floor(n / 2), n }))
    .filter(({ n }) => n !== 4)
    .toSorted((a, b) => b.hour - a.hour || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { body }: { body: List } = await list(one, after === null ? {} : { after });
    expect(body.users.length).toBeLessThanOrEqual(10);
    seen.push(...body.users.map(({ id }) => id));
    after = body.after;
  } while (after !== null);
  expect(seen).toEqual(expected);
  expect((await list(one, { page: '1' })).body.users.map(({ id }) => id)).toEqual(expected.slice(10, 20));
  expect((await list(one, { search: 'willow22' })).body.users.map(({ id }) => id)).toEqual([chosen[22]!.id]);
  expect(await favourites.exports?.(api.db, one.id, api.config)).toMatchObject({ 'favourites.json': { length: 22 } });
});
