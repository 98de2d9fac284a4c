import { audiences, maySee } from '@subrosa/rules/profiles/audiences';
import { genderOf, interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { shownCount } from '@subrosa/rules/connections/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aConnectableMember, type ConnectionList, type Known } from '../../../test/support/connections.ts';
import { manySearchableMembers, rebuildSearchRows, type Findable } from '../../../test/support/explore.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';
import { listPrepared } from './queries/lists.ts';

const api = useApi();
const STATES = ['connected', 'connected', 'incoming', 'outgoing'] as const;
type State = (typeof STATES)[number];

interface Acquaintance extends Findable {
  connection: State;
  since: Date;
}

/** The audience to which the n-th member shows their connections. */
const shownTo = (n: number) => audiences[n % audiences.length]!;

let viewer: Known;
let owner: Known;
let people: Acquaintance[];

beforeAll(async () => {
  [viewer, owner] = await Promise.all([
    aConnectableMember(api, { plan: 3 }),
    aConnectableMember(api, {}, { audiences: { connections: 'premium' } }),
  ]);
  const members = await manySearchableMembers(
    api.db,
    Array.from({ length: 48 }, (_, n) => ({
      username: `${['fern', 'moss', 'reed'][n % 3]}${n}`,
      accountType: n % 2 === 0 ? 'confidant' : 'fetishist',
      premium: n % 5 === 0,
      gender: ['man', 'woman', 'x_gender', null][n % 4]!,
      interests: [['photography', 'travel'], ['yoga'], []][n % 3]!,
      privateAccount: n % 7 === 0,
      state: n % 11 === 10 ? 'suspended' : 'active',
      audiences: { connections: shownTo(n) },
    })),
  );
  // Several have the same time, so that the id decides their order.
  people = members.map((one, n) => ({ ...one, connection: STATES[n % 4]!, since: new Date(Date.UTC(2026, 10, 1 + (n % 9))) }));
  for (const { id, connection, since } of people) {
    await aConnection(api.db, viewer.id, id, connection);
    await api.db.updateTable('connection').set({ changed_at: since }).where('other_id', '=', id).execute();
  }
  for (const { id } of people.slice(0, 25)) await aConnection(api.db, owner.id, id);
  await rebuildSearchRows(api.db, people);
}, 120_000);

const newestFirst = (one: Acquaintance, other: Acquaintance) => other.since.getTime() - one.since.getTime() || (one.id < other.id ? 1 : -1);

interface Filter {
  search?: string;
  user_type?: string;
  gender?: string;
  interests?: string;
  status?: string;
}

/** A second implementation of the rules, in memory. */
function expected({ search = '', user_type = 'all', gender, interests, status }: Filter): string[] {
  const wanted = (one: Acquaintance) => {
    const open = !one.privateAccount;
    const types: Record<string, boolean> = {
      all: true,
      confidant: one.accountType === 'confidant',
      fetishist: one.accountType === 'fetishist',
      premium: one.premium,
      regular: !one.premium,
    };
    return (
      one.state === 'active' &&
      types[user_type] === true &&
      one.username.includes(search) &&
      (gender === undefined || (open && one.gender !== null && gender.split(',').some((word) => genderOf(word) === one.gender))) &&
      (interests === undefined || (open && interests.split(',').some((word) => one.interests.includes(word)))) &&
      (status === undefined || (status === 'connected') === (one.connection === 'connected'))
    );
  };
  return people
    .filter(wanted)
    .toSorted(newestFirst)
    .map(({ id }) => id);
}

const idsOf = ({ users }: ConnectionList) => users.map(({ member }) => member.id);

async function walk(name: string, filter: object, limit = '10'): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { body }: { body: ConnectionList } = await viewer.list(name, { ...filter, limit, ...(after !== null && { after }) });
    seen.push(...idsOf(body));
    after = body.after;
  } while (after !== null);
  return seen;
}

describe('the caller’s own connections', () => {
  it('returns what a naive implementation of the filters finds, newest first, without gaps or repeats', async () => {
    const some = (values: string[]) =>
      fc.option(
        fc.subarray(values, { minLength: 1 }).map((list) => list.join(',')),
        { nil: undefined },
      );
    const filters = fc.record(
      {
        search: fc.constantFrom('', 'fern', 'moss', '1', 'nobody'),
        user_type: fc.constantFrom('all', 'confidant', 'fetishist', 'premium', 'regular'),
        gender: some(['male', 'woman', 'x_gender', 'other']),
        interests: some(['photography', 'yoga', 'travel']),
        status: fc.constantFrom('pending', 'connected', undefined),
      },
      { requiredKeys: [] },
    );
    expect(interestNumbersOf(['photography', 'yoga', 'travel'])).not.toBeNull();
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('connections', 'search'), async (drawn, name) => {
        const filter = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined && value !== ''));
        expect(await walk(name, filter, '7')).toEqual(expected(filter));
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('returns ten per page, the same by page number as by cursor', async () => {
    const all = expected({});
    const pages = await Promise.all([0, 1, 2].map(async (page) => (await viewer.list('connections', { page: String(page) })).body));
    expect(pages.map((page) => idsOf(page))).toEqual([all.slice(0, 10), all.slice(10, 20), all.slice(20, 30)]);
    expect((await viewer.list('connections', { page: '100' })).body).toEqual({ users: [], after: null });
  });

  it('lists connections, incoming and outgoing requests separately', async () => {
    const ofState = (state: State) => people.filter((one) => one.state === 'active' && one.connection === state).toSorted(newestFirst);
    const ids = (state: State) => ofState(state).map(({ id }) => id);
    expect(await walk('connected', {})).toEqual(ids('connected'));
    expect(await walk('pending', {})).toEqual(ids('incoming'));
    expect(await walk('pending', { direction: 'out' })).toEqual(ids('outgoing'));
    const { users } = (await viewer.list('pending')).body;
    expect(users.every(({ member }) => member.relation === 'incoming')).toBe(true);
  });

  it('rejects a cursor of another member, filter or list', async () => {
    const { after } = (await viewer.list('connections', { limit: '3' })).body;
    for (const [reader, name, query] of [
      [viewer, 'connected', {}],
      [viewer, 'connections', { user_type: 'confidant' }],
      [viewer, 'blocked', {}],
      [owner, 'connections', {}],
    ] as const) {
      expect((await reader.list(name, { ...query, after: after! })).fields).toHaveProperty('after');
    }
  });

  it('returns ids and the exact count to the owner', async () => {
    const connected = expected({ status: 'connected' });
    expect((await viewer.call('GET', `/api/friends/connected-ids/${viewer.id}`)).body).toEqual(connected);
    expect((await viewer.call('GET', `/api/friends/count/${viewer.id}`)).body).toEqual({ count: connected.length });
  });
});

describe('connections of another member', () => {
  const paths = ['count', 'users', 'connected-ids'] as const;
  const getConnections = <Body>(who: Known, path: string, whom: { id: string }) => who.call<Body>('GET', `/api/friends/${path}/${whom.id}`);
  /** The owner's connections who also show theirs. */
  const theirs = ({ premium }: { premium: boolean }) =>
    people.slice(0, 25).filter(({ state, connection, privateAccount }, n) => {
      const connected = connection === 'connected';
      return state === 'active' && (connected || !privateAccount) && maySee(shownTo(n), { self: false, connected, premium });
    });
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();

  it('returns those whom the audience allows, with a rounded count, without those who hide theirs', async () => {
    const shown = theirs({ premium: true });
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(people.slice(0, 25).filter(({ state }) => state === 'active').length);
    expect((await getConnections(viewer, 'count', owner)).body).toEqual({ count: shownCount(shown.length) });
    expect((await getConnections<string[]>(viewer, 'connected-ids', owner)).body.toSorted()).toEqual(idsOf(shown));
    const { body } = await getConnections<{ users: { id: string }[] }>(viewer, 'users', owner);
    expect(body.users).toHaveLength(Math.min(10, shown.length));
    expect(idsOf(shown)).toEqual(expect.arrayContaining(body.users.map(({ id }) => id)));
  });

  it('returns fewer to regular members if the owner shows them to all', async () => {
    const regular = await aConnectableMember(api);
    const open = await aConnectableMember(api, {}, { audiences: { connections: 'all' } });
    for (const { id } of people.slice(0, 25)) await aConnection(api.db, open.id, id);
    const strangers = people.slice(0, 25).filter(({ state, privateAccount }, n) => {
      return state === 'active' && !privateAccount && maySee(shownTo(n), { self: false, connected: false, premium: false });
    });
    expect((await getConnections<string[]>(regular, 'connected-ids', open)).body.toSorted()).toEqual(idsOf(strangers));
  });

  it('leaves out members who have blocked the viewer', async () => {
    const [hidden] = theirs({ premium: true });
    await aBlock(api.db, hidden!.id, viewer.id);
    const { body } = await getConnections<string[]>(viewer, 'connected-ids', owner);
    expect([body.includes(hidden!.id), body.length]).toEqual([false, theirs({ premium: true }).length - 1]);
    await api.db.deleteFrom('block').execute();
  });

  it('returns the same 404 to all others as for an unknown member', async () => {
    const [regular, closed] = await Promise.all([aConnectableMember(api), aConnectableMember(api)]);
    for (const path of paths) {
      const missing = await getConnections(regular, path, { id: crypto.randomUUID() });
      expect((await getConnections(regular, path, owner)).text).toBe(missing.text);
      expect((await getConnections(regular, path, closed)).text).toBe(missing.text);
      expect((await getConnections(owner, path, owner)).status).toBe(200);
    }
  });

  it('returns 404 for a private account to strangers, whatever its audience', async () => {
    const [hermit, stranger] = await Promise.all([
      aConnectableMember(api, { privateAccount: true }, { audiences: { connections: 'all' } }),
      aConnectableMember(api),
    ]);
    expect((await getConnections(stranger, 'count', hermit)).code).toBe('resource.notFound');
    await aConnection(api.db, hermit.id, stranger.id);
    expect((await getConnections(stranger, 'count', hermit)).body).toEqual({ count: 0 });
  });
});

it('lists connections by an index, without a sequential scan or a sort', async () => {
  const plan = await transaction(api.db, async (tx) => {
    // Test tables are so small that the planner prefers sequential scans; this tests whether an index could be used.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(tx);
    await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`PREPARE planned AS ${listPrepared.text}`).execute(tx);
    const values = `'${viewer.id}', '${viewer.id}', '{connected}', 0, 0, 0, 0, 0, NULL, NULL, NULL, 11, 0, true`;
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE planned(${values})`).execute(tx);
    await sql`DEALLOCATE planned`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toMatch(/Seq Scan|Sort/);
  expect(plan).toMatch(/connection_recent/);
});
