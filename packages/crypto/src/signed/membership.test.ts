import { expect, it } from 'vitest';
import type { EpochRecord } from './epoch.ts';
import { isWellFormed, mayFollow, mayInvite } from './membership.ts';

const [ANNA, BEN, CARO, DAN] = ['a', 'b', 'c', 'd'] as const;

function people(members: readonly string[], admins: readonly string[], creatorId: string): EpochRecord {
  const nobody = {
    conversationId: '',
    epoch: 0,
    previousHash: null,
    deviceId: '',
    createdOn: '',
    keyCommitment: '',
    wrapsHash: '',
    signature: '',
  };
  return { ...nobody, members: members.map((memberId) => ({ memberId, identity: '', accountKeyVersion: 1 })), admins, creatorId };
}

const group = people([ANNA, BEN, CARO], [ANNA], ANNA);
const two = people([ANNA, BEN], [], ANNA);

it('mayFollow permits an admin to add, remove and appoint, but not to leave a group without an admin', () => {
  expect(mayFollow(group, people([ANNA, BEN, CARO, DAN], [ANNA], ANNA))).toBe(true);
  expect(mayFollow(group, people([ANNA, CARO], [ANNA], ANNA))).toBe(true);
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA, BEN], ANNA))).toBe(true);
  expect(mayFollow(group, people([BEN, CARO], [BEN], ANNA))).toBe(true);
  expect(mayFollow(group, people([ANNA, BEN], [], ANNA))).toBe(false);
});

it('mayFollow permits other members only to renew and to leave', () => {
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA], BEN))).toBe(true);
  expect(mayFollow(group, people([ANNA, CARO], [ANNA], BEN))).toBe(true);
  expect(mayFollow(group, people([ANNA, BEN], [ANNA], BEN))).toBe(false);
  expect(mayFollow(group, people([ANNA], [ANNA], BEN))).toBe(false);
  expect(mayFollow(group, people([ANNA, BEN, CARO, DAN], [ANNA], BEN))).toBe(false);
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA, BEN], BEN))).toBe(false);
  expect(mayFollow(group, people([BEN, CARO], [], BEN))).toBe(false);
});

it('mayFollow rejects an epoch by a non-member', () => {
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA], DAN))).toBe(false);
  expect(mayFollow(two, people([ANNA, BEN], [], DAN))).toBe(false);
});

it('mayFollow keeps the members of a direct conversation', () => {
  expect(mayFollow(two, people([ANNA, BEN], [], BEN))).toBe(true);
  expect(mayFollow(two, people([ANNA], [], BEN))).toBe(false);
  expect(mayFollow(two, people([ANNA, CARO], [], ANNA))).toBe(false);
  expect(mayFollow(two, people([ANNA, BEN, CARO], [], ANNA))).toBe(false);
  expect(mayFollow(two, people([ANNA, BEN], [ANNA], ANNA))).toBe(false);
});

it('mayInvite permits both members of a direct conversation, and admins of a group', () => {
  expect(mayInvite(two)).toBe(true);
  expect(mayInvite(group)).toBe(true);
  expect(mayInvite(people([ANNA, BEN], [], CARO))).toBe(false);
  expect(mayInvite(people([ANNA, BEN, CARO], [ANNA], BEN))).toBe(false);
});

it('isWellFormed requires sorted unique lists, admins who are members, and two members without an admin', () => {
  expect(isWellFormed(group)).toBe(true);
  expect(isWellFormed(two)).toBe(true);
  expect(isWellFormed(people([BEN, ANNA], [], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, ANNA], [], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, BEN, CARO], [DAN], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, BEN, CARO], [BEN, ANNA], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, BEN, CARO], [], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA], [], ANNA))).toBe(false);
});
