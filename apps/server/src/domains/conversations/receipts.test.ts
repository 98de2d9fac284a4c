import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aConversation, aChatMember, type ChatMember } from '../../../test/support/conversations.ts';
import { aGroup, inviteTo, answer, letIn } from '../../../test/support/groups.ts';
import { aSubscription } from '../../../test/support/members.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { receiptsForOthers } from './receipts.ts';

const api = useApi();

/** A conversation in which `one` has sent these messages. */
async function aMonologue(one: ChatMember, other: ChatMember, count: number) {
  const id = await aConversation(one, other, ['1']);
  for (let message = 2; message <= count; message += 1) await one.send(id, String(message));
  return id;
}

async function receiptsOf(viewer: ChatMember, id: string, memberId: string) {
  const { members } = (await viewer.see(id)).body;
  const { readUpTo, deliveredUpTo, undecrypted } = members.find((member) => member.id === memberId)!;
  return { readUpTo, deliveredUpTo, undecrypted };
}

const endPremium = (member: ChatMember) => api.db.deleteFrom('member_subscription').where('member_id', '=', member.id).execute();

describe('PUT /api/conversation/{id}/cursor', () => {
  it('shows messages that a browser could not decrypt as delivered, until one can', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aMonologue(one, other, 5);
    const moved = await other.move(id, { read: 5, undecrypted: [{ from: 2, to: 3 }] });
    expect(moved.body).toEqual({ readUpTo: 5, deliveredUpTo: 5, undecrypted: [{ from: 2, to: 3 }], unread: 0 });
    expect(await receiptsOf(one, id, other.id)).toEqual({ readUpTo: 5, deliveredUpTo: 5, undecrypted: [{ from: 2, to: 3 }] });
    await other.move(id, { decrypted: [{ from: 1, to: 2 }] });
    expect(await receiptsOf(one, id, other.id)).toMatchObject({ undecrypted: [{ from: 3, to: 3 }] });
    await other.move(id, { decrypted: [{ from: 3, to: 3 }] });
    expect(await receiptsOf(one, id, other.id)).toEqual({ readUpTo: 5, deliveredUpTo: 5, undecrypted: [] });
  });

  it('accepts no undecrypted message that was read before, or does not exist', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aMonologue(one, other, 3);
    await other.move(id, { read: 2 });
    const everything = [{ from: 1, to: Number.MAX_SAFE_INTEGER - 1 }];
    expect((await other.move(id, { read: 99, undecrypted: everything })).body).toMatchObject({
      readUpTo: 3,
      undecrypted: [{ from: 3, to: 3 }],
    });
    expect((await other.move(id, { undecrypted: [{ from: 3, to: 2 }] })).status).toBe(400);
    expect((await other.move(id, { undecrypted: [{ from: 0, to: 2 }] })).status).toBe(400);
  });

  it('shows messages as unread while the plan does not include reading, whatever the browser reports', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api, {})];
    const id = await aMonologue(one, other, 3);
    const before = await other.move(id, { delivered: 3 });
    expect(before.body).toMatchObject({ readUpTo: 0, deliveredUpTo: 3 });
    const unopened = await receiptsOf(one, id, other.id);
    const opened = await other.move(id, { read: 3, undecrypted: [], decrypted: [{ from: 1, to: 3 }] });
    expect(opened.body).toEqual({ readUpTo: 3, deliveredUpTo: 3, undecrypted: [{ from: 1, to: 3 }], unread: 0 });
    expect(await receiptsOf(one, id, other.id)).toEqual(unopened);
    expect(unopened).toEqual({ readUpTo: 0, deliveredUpTo: 3, undecrypted: [] });
  });

  it('shows messages as read when the member has premium and a browser has decrypted them', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api, {})];
    const id = await aMonologue(one, other, 2);
    await other.move(id, { read: 2 });
    await aSubscription(api.db, other.id, 3);
    expect(await receiptsOf(one, id, other.id)).toMatchObject({ readUpTo: 0 });
    await other.move(id, { decrypted: [{ from: 1, to: 2 }] });
    expect(await receiptsOf(one, id, other.id)).toMatchObject({ readUpTo: 2, undecrypted: [] });
  });

  it('keeps what was read before premium ended', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aMonologue(one, other, 2);
    await other.move(id, { read: 2 });
    await endPremium(other);
    await one.send(id, '3');
    await other.move(id, { read: 3 });
    expect(await receiptsOf(one, id, other.id)).toEqual({ readUpTo: 2, deliveredUpTo: 3, undecrypted: [] });
  });

  it('merges more ranges than the limit, so that too few messages appear as read', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aMonologue(one, other, 1);
    await api.db.updateTable('conversation').set({ last_sequence: 500 }).where('id', '=', id).execute();
    const odd = (from: number) => Array.from({ length: 100 }, (_, index) => ({ from: from + 2 * index, to: from + 2 * index }));
    expect((await other.move(id, { read: 250, undecrypted: odd(1) })).body.undecrypted).toHaveLength(100);
    expect((await other.move(id, { read: 500, undecrypted: odd(251) })).body.undecrypted).toEqual([{ from: 1, to: 449 }]);
  });

  it('returns after which message a member joined the group', async () => {
    const [owner, late] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [await aChatMember(api)]);
    await owner.send(id, 'Before.');
    const { newest } = (await owner.see(id)).body;
    await inviteTo(owner, id, late);
    await answer(late, id, 'accept');
    await letIn(owner, id);
    const joined = (await owner.see(id)).body.members;
    expect(joined.find((member) => member.id === late.id)!.joinedAfter).toBeGreaterThanOrEqual(newest);
    expect(joined.find((member) => member.id === owner.id)!.joinedAfter).toBe(0);
  });

  it('stores no undecrypted message after the read cursor', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aMonologue(one, other, 2);
    const write = sql`UPDATE conversation_member SET undecrypted_sequences = '{[2,2]}' WHERE member_id = ${other.id} AND conversation_id = ${id}`;
    await expect(write.execute(api.db)).rejects.toThrow(/conversation_member_undecrypted/);
  });
});

describe('peerMayRead', () => {
  it('states what the profile shows: whether the plan of the other member includes reading', async () => {
    const one = await aChatMember(api);
    const [regular, paid, confidant] = [
      await aChatMember(api, {}),
      await aChatMember(api),
      await aChatMember(api, { accountType: 'confidant' }),
    ];
    for (const [other, expected] of [
      [regular, false],
      [paid, true],
      [confidant, true],
    ] as const) {
      expect((await one.open(other)).body.peerMayRead).toBe(expected);
    }
    expect((await one.see(await aGroup(one, [paid]))).body.peerMayRead).toBeNull();
  });
});

describe('receiptsForOthers', () => {
  it('shows undecrypted entries at the end as unread, and others as undecrypted', () => {
    const cursors = { read: 9, delivered: 9 };
    const ranges = [
      { from: 2, to: 3 },
      { from: 7, to: 9 },
    ];
    expect(receiptsForOthers({ ...cursors, undecrypted: ranges })).toEqual({ readUpTo: 6, deliveredUpTo: 9, undecrypted: [ranges[0]] });
    expect(receiptsForOthers({ ...cursors, undecrypted: null })).toEqual({ readUpTo: 9, deliveredUpTo: 9, undecrypted: [] });
  });
});
