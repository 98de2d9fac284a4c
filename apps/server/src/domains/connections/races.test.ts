import { otherSide, type ConnectionState } from '@subrosa/rules/connections/changes';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aConnection } from '../../../test/support/profiles.ts';

const api = useApi();
const ITERATIONS = 20;
let one: Known;
let other: Known;

beforeAll(async () => {
  [one, other] = await Promise.all([aConnectableMember(api), aConnectableMember(api)]);
});

async function begin(state: ConnectionState): Promise<void> {
  await sql`
    WITH a AS (DELETE FROM connection), b AS (DELETE FROM connection_request), c AS (DELETE FROM favourite_member)
    DELETE FROM block`.execute(api.db);
  if (state !== 'none') await aConnection(api.db, one.id, other.id, state);
}

interface Left {
  here: string | null;
  there: string | null;
  /** Favourites between two members of whom one has blocked the other. */
  broken: boolean;
}

async function readOutcome(): Promise<Left | undefined> {
  const { rows } = await sql<Left>`
    SELECT (SELECT state FROM connection WHERE member_id = ${one.id}) AS here, (SELECT state FROM connection WHERE member_id = ${other.id}) AS there,
      EXISTS (SELECT FROM block) AND EXISTS (SELECT FROM favourite_member) AS broken`.execute(api.db);
  return rows[0];
}

type Act = () => Promise<{ status: number }>;

/** Concurrent actions of two members, with their state before and the possible states after. */
const races: { name: string; from: ConnectionState; acts: readonly Act[]; ends: readonly (string | null)[] }[] = [
  {
    name: 'both send a request',
    from: 'none',
    acts: [() => one.requestConnection(other), () => other.requestConnection(one)],
    ends: ['connected'],
  },
  {
    name: 'both send a request twice',
    from: 'none',
    acts: [
      () => one.requestConnection(other),
      () => other.requestConnection(one),
      () => one.requestConnection(other),
      () => other.requestConnection(one),
    ],
    ends: ['connected'],
  },
  {
    name: 'one repeats the request while the other confirms',
    from: 'outgoing',
    acts: [() => one.requestConnection(other), () => other.confirm(one)],
    ends: ['connected'],
  },
  {
    name: 'one withdraws while the other confirms',
    from: 'outgoing',
    acts: [() => one.change(other, 'withdraw'), () => other.confirm(one)],
    ends: [null, 'connected'],
  },
  {
    name: 'one declines while the other withdraws',
    from: 'incoming',
    acts: [() => one.change(other, 'decline'), () => other.change(one, 'withdraw')],
    ends: [null],
  },
  { name: 'both delete', from: 'connected', acts: [() => one.change(other, 'delete'), () => other.change(one, 'delete')], ends: [null] },
  { name: 'one blocks while the other confirms', from: 'outgoing', acts: [() => one.block(other), () => other.confirm(one)], ends: [null] },
  {
    name: 'one blocks while the other sends a request',
    from: 'none',
    acts: [() => one.block(other), () => other.requestConnection(one)],
    ends: [null],
  },
  { name: 'both block', from: 'connected', acts: [() => one.block(other), () => other.block(one)], ends: [null] },
  {
    name: 'one blocks while the other adds a favourite',
    from: 'none',
    acts: [() => one.block(other), () => other.call('POST', '/api/favourite/user', { memberId: one.id })],
    ends: [null],
  },
];

describe('concurrent changes of a connection, twenty iterations', () => {
  it.each(races)('$name: leaves both sides in the same state', async ({ from, acts, ends }) => {
    for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
      await begin(from);
      const inTurn = iteration % 2 === 0 ? acts : acts.toReversed();
      const statuses = (await Promise.all(inTurn.map((act) => act()))).map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
      const { here, there, broken } = (await readOutcome())!;
      expect(ends).toContain(here);
      expect(there).toBe(here === null ? null : otherSide[here as ConnectionState]);
      expect(broken).toBe(false);
    }
  });
});
