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

it('lets an admin add, remove and appoint, and a group never be without one', () => {
  expect(mayFollow(group, people([ANNA, BEN, CARO, DAN], [ANNA], ANNA))).toBe(true);
  expect(mayFollow(group, people([ANNA, CARO], [ANNA], ANNA))).toBe(true);
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA, BEN], ANNA))).toBe(true);
  expect(mayFollow(group, people([BEN, CARO], [BEN], ANNA))).toBe(true);
  expect(mayFollow(group, people([ANNA, BEN], [], ANNA))).toBe(false);
});

it('lets others renew and leave, and nothing else', () => {
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA], BEN))).toBe(true);
  expect(mayFollow(group, people([ANNA, CARO], [ANNA], BEN))).toBe(true);
  expect(mayFollow(group, people([ANNA, BEN], [ANNA], BEN))).toBe(false);
  expect(mayFollow(group, people([ANNA], [ANNA], BEN))).toBe(false);
  expect(mayFollow(group, people([ANNA, BEN, CARO, DAN], [ANNA], BEN))).toBe(false);
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA, BEN], BEN))).toBe(false);
  expect(mayFollow(group, people([BEN, CARO], [], BEN))).toBe(false);
});

it('lets nobody from outside make an epoch', () => {
  expect(mayFollow(group, people([ANNA, BEN, CARO], [ANNA], DAN))).toBe(false);
  expect(mayFollow(two, people([ANNA, BEN], [], DAN))).toBe(false);
});

it('keeps a conversation of two as it is for ever', () => {
  expect(mayFollow(two, people([ANNA, BEN], [], BEN))).toBe(true);
  expect(mayFollow(two, people([ANNA], [], BEN))).toBe(false);
  expect(mayFollow(two, people([ANNA, CARO], [], ANNA))).toBe(false);
  expect(mayFollow(two, people([ANNA, BEN, CARO], [], ANNA))).toBe(false);
  expect(mayFollow(two, people([ANNA, BEN], [ANNA], ANNA))).toBe(false);
});

it('lets one of two begin, and in a group an admin', () => {
  expect(mayInvite(two)).toBe(true);
  expect(mayInvite(group)).toBe(true);
  expect(mayInvite(people([ANNA, BEN], [], CARO))).toBe(false);
  expect(mayInvite(people([ANNA, BEN, CARO], [ANNA], BEN))).toBe(false);
});

it('requires sorted lists without duplicates, admins among the members, and two members without an admin', () => {
  expect(isWellFormed(group)).toBe(true);
  expect(isWellFormed(two)).toBe(true);
  expect(isWellFormed(people([BEN, ANNA], [], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, ANNA], [], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, BEN, CARO], [DAN], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, BEN, CARO], [BEN, ANNA], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA, BEN, CARO], [], ANNA))).toBe(false);
  expect(isWellFormed(people([ANNA], [], ANNA))).toBe(false);
});
