import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { describe, expect, it } from 'vitest';
import { sentState } from './sent-state.ts';

type Member = ConversationView['members'][number];

const OWN = 'own';

const aMember = (id: string, changed: Partial<Member> = {}): Member => ({
  id,
  username: id,
  accountType: 'fetishist',
  photo: null,
  readUpTo: 5,
  deliveredUpTo: 8,
  undecrypted: [],
  joinedAfter: 0,
  keySequence: 1,
  ...changed,
});

const statesOf = (others: Member[], sequences: readonly number[]) =>
  sequences.map((sequence) => sentState({ members: [aMember(OWN), ...others] }, OWN, sequence));

describe('sentState', () => {
  it('returns read, delivered or sent by the position of the other member', () => {
    expect(statesOf([aMember('other')], [5, 8, 9])).toEqual(['read', 'delivered', 'sent']);
    expect(statesOf([aMember('other', { readUpTo: null, deliveredUpTo: null })], [1])).toEqual(['sent']);
  });

  it('returns delivered where the other member could not decrypt the message', () => {
    const other = aMember('other', { undecrypted: [{ from: 2, to: 3 }] });
    expect(statesOf([other], [1, 2, 3, 4])).toEqual(['read', 'delivered', 'delivered', 'read']);
  });

  it('returns the state of the member of a group who is furthest behind', () => {
    const others = [aMember('one'), aMember('two', { readUpTo: 8, undecrypted: [{ from: 4, to: 4 }] })];
    expect(statesOf(others, [3, 4, 6])).toEqual(['read', 'delivered', 'delivered']);
  });

  it('ignores members who joined after the message', () => {
    expect(statesOf([aMember('one', { readUpTo: 2 }), aMember('late', { joinedAfter: 4 })], [2, 4, 5])).toEqual([
      'read',
      'delivered',
      'delivered',
    ]);
    expect(statesOf([aMember('late', { joinedAfter: 4 })], [4])).toEqual(['sent']);
  });
});
