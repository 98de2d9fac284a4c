import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEndorsement, aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { rebuildSearchRows } from '../../../test/support/explore.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aConnection, aProfile } from '../../../test/support/profiles.ts';
import { aMember } from '../../../test/support/members.ts';
import { propertyRuns, propertyTimeout } from '../../../test/support/property-runs.ts';
import { findRelation } from './index.ts';

const api = useApi();
const OPEN = { audiences: { connections: 'all' } } as const;

interface Somebody {
  id: string;
  username: string;
}

type Question = [method: string, path: string, body?: object];

/** All routes that concern a member. */
function questions({ id, username }: Somebody, endorsementId: string): Question[] {
  const memberId = id;
  return [
    ['GET', `/api/user-details/${id}`],
    ['GET', `/api/user-details/user/${id}`],
    ['GET', `/api/user-details/username/${username}`],
    ['GET', `/api/profiles/${username}/gallery`],
    ['GET', `/api/explorer/search?search=${username}`],
    ['PUT', `/api/profile/payment/viewers/${id}`, { allowed: true }],
    ['GET', `/api/friends/${id}`],
    ['GET', `/api/friends/check/${id}`],
    ['GET', `/api/friends/count/${id}`],
    ['GET', `/api/friends/users/${id}`],
    ['GET', `/api/friends/connected-ids/${id}`],
    ['GET', '/api/friends/pending'],
    ['GET', '/api/friends/pending?direction=out'],
    ['GET', `/api/friends/connections?search=${username}`],
    ['GET', `/api/friends/search?search=${username}`],
    ['GET', '/api/friends/connected'],
    ['GET', '/api/friends/blocked'],
    ['POST', '/api/friends', { memberId, note: 'Hello.' }],
    ['POST', '/api/friends/confirm', { memberId }],
    ['PUT', '/api/friends/change', { memberId, action: 'delete' }],
    ['PUT', `/api/friends/${id}`, { action: 'confirm' }],
    ['POST', '/api/friends/unblock', { memberId }],
    ['POST', '/api/favourite/user', { memberId }],
    ['POST', '/api/favourite/user', { memberId, favourite: false }],
    ['GET', `/api/favourite/check-user/${id}`],
    ['GET', '/api/favourite/users'],
    ['GET', `/api/endorsements/${id}`],
    ['POST', '/api/endorsements', { memberId, text: 'Kind and reliable.' }],
    ['POST', `/api/endorsements/${endorsementId}/approve`, {}],
    ['DELETE', `/api/endorsements/${endorsementId}`, {}],
    ['POST', '/api/users/add-report', { memberId, reason: 'scam', text: 'Asks for money.' }],
    ['POST', '/api/friends/block', { memberId }],
    ['GET', '/api/friends/blocked'],
  ];
}

const nobody = (): Somebody => ({ id: randomUUID(), username: `nobody${randomUUID().slice(0, 8)}` });

async function answers(viewer: Known, about: Somebody, endorsementId: string, without?: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [method, path, body] of questions(about, endorsementId)) {
    if (path === without) continue;
    const { status, text } = await viewer.call(method, path, body);
    lines.push(
      `${method} ${path.split('?')[0]!.replace(about.id, '…').replace(about.username, '…').replace(endorsementId, '…')} ${status} ${text}`,
    );
  }
  return lines;
}

describe('for a blocked member', () => {
  let missing: string[];
  beforeAll(async () => {
    missing = await answers(await aConnectableMember(api), nobody(), randomUUID());
  });

  it('returns from every route the same as for an unknown member, whatever the earlier relation', async () => {
    const [one, other] = await Promise.all([aConnectableMember(api), aConnectableMember(api, {}, OPEN)]);
    await aConnection(api.db, one.id, other.id);
    await rebuildSearchRows(api.db, []);
    await one.call('POST', '/api/favourite/user', { memberId: other.id });
    const { body } = await other.endorse(one, 'Kind and reliable.');
    expect((await one.list('connected')).body.users).toHaveLength(1);
    await other.block(one);
    expect(await answers(one, other, body.id)).toEqual(missing);
  });

  it('returns to the blocker the same as for an unknown member, except in the list of blocks', async () => {
    const [one, other] = await Promise.all([aConnectableMember(api), aConnectableMember(api, {}, OPEN)]);
    await rebuildSearchRows(api.db, []);
    await one.block(other);
    const lines = await answers(one, other, randomUUID(), '/api/friends/unblock');
    const expected = new Set(missing);
    const differing = new Set(lines.filter((line) => !expected.has(line)).map((line) => line.split(' {')[0]));
    expect([...differing]).toEqual(['GET /api/friends/blocked 200']);
  });

  it.each(['pending', 'suspended', 'deleted'] as const)('returns for a %s member the same as for an unknown one', async (state) => {
    const [one, gone] = [await aConnectableMember(api), await aMember(api.db, api.config, { state })];
    await aProfile(api.db, gone.id, OPEN);
    await aConnection(api.db, one.id, gone.id);
    const endorsementId = await anEndorsement(api.db, { authorId: one.id, recipientId: gone.id, text: 'Kind.', approved: true });
    await rebuildSearchRows(api.db, []);
    // Members can still withdraw what they wrote or allowed.
    const theirs = (line: string) => !/^DELETE .api.endorsements|^PUT .api.profile.payment/.test(line);
    expect((await answers(one, gone, endorsementId)).filter(theirs)).toEqual(missing.filter(theirs));
  });
});

it('allows pending members to block and report, although they find no other members', async () => {
  const [early, other] = [await aConnectableMember(api, { state: 'pending' }), await aConnectableMember(api)];
  expect((await early.requestConnection(other)).code).toBe('resource.notFound');
  expect((await early.block(other)).status).toBe(200);
  expect((await early.list('blocked')).body.users).toEqual([]);
});

it(
  'keeps blocks symmetric after any sequence of blocks and unblocks',
  async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => aConnectableMember(api)));
    const moves = fc.array(
      fc.record({
        by: fc.nat(2),
        whom: fc.nat(2),
        act: fc.constantFrom('block' as const, 'unblock' as const, 'requestConnection' as const),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const model = new Set<string>();
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        for (const { by, whom, act } of list) {
          await people[by]![act](people[whom]!);
          if (act === 'block' && by !== whom) model.add(`${by}${whom}`);
          if (act === 'unblock') model.delete(`${by}${whom}`);
        }
        for (const [one, other] of [
          [0, 1],
          [0, 2],
          [1, 2],
        ] as const) {
          const blocked = model.has(`${one}${other}`) || model.has(`${other}${one}`);
          const [here, there] = [
            await findRelation(api.db, people[one]!.id, people[other]!.id),
            await findRelation(api.db, people[other]!.id, people[one]!.id),
          ];
          expect([here.blocked, there.blocked]).toEqual([blocked, blocked]);
          if (blocked) expect([here.state, there.state]).toEqual(['none', 'none']);
          expect(here.connected).toBe(there.connected);
        }
      }),
      { numRuns: propertyRuns(12) },
    );
  },
  propertyTimeout(12),
);
