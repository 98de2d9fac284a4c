import { describe, expect, it } from 'vitest';
import { aConversation, aChatMember } from '../../../test/support/conversations.ts';
import { aGroup, edit, react, reactionsSeenBy, writePayload } from '../../../test/support/groups.ts';
import { useApi } from '../../../test/support/test-api.ts';

const api = useApi();

async function aPair(texts: readonly string[] = ['First.', 'Second.']) {
  const [one, other] = [await aChatMember(api), await aChatMember(api)];
  const id = await aConversation(one, other, texts);
  const messages = (await one.history(id)).body.entries.map((entry) => entry.id);
  return { one, other, id, messages };
}

const moveBack = (id: string, minutes: number) =>
  api.db
    .updateTable('message')
    .set({ sent_at: new Date(Date.now() - minutes * 60_000) })
    .where('conversation_id', '=', id)
    .execute();

describe('PUT /api/conversation/{id}/messages/{messageId}', () => {
  it('replaces the message and marks it as edited', async () => {
    const { one, other, id, messages } = await aPair();
    expect((await edit(one, id, messages[0]!, 'First, better.')).body).toMatchObject({ sequence: 1 });
    const { entries } = (await other.history(id)).body;
    expect(entries).toMatchObject([{ id: messages[0], sequence: 1, editedAt: expect.any(String) }, { editedAt: null }]);
    expect(await other.read(id)).toEqual(['First, better.', 'Second.']);
    expect((await other.see(id)).body).toMatchObject({ newest: 2, unread: 1 });
  });

  it('allows only the sender to edit, within 15 minutes and under the message’s id', async () => {
    const { one, other, id, messages } = await aPair();
    expect((await edit(other, id, messages[0]!, 'Not mine.')).status).toBe(404);
    const strange = await writePayload(one, id, { kind: 'text', text: 'Else.', edited: true });
    expect((await one.call('PUT', `/api/conversation/${id}/messages/${messages[0]}`, strange)).code).toBe('conversations.messageInvalid');
    await moveBack(id, 14.9);
    expect((await edit(one, id, messages[0]!, 'In time.')).status).toBe(200);
    await moveBack(id, 15.1);
    expect((await edit(one, id, messages[0]!, 'Too late.')).code).toBe('conversations.editWindowOver');
    await one.remove(id, messages[0]!, 'all');
    expect((await edit(one, id, messages[0]!, 'Gone.')).status).toBe(404);
  });

  it('allows reporting the edited version, and the original by a member who received it', async () => {
    const { one, other, id, messages } = await aPair(['Harsh words.']);
    const [before] = await other.openEntries(id, (await other.history(id)).body.entries);
    await edit(one, id, messages[0]!, 'Kind words.');
    const [after] = await other.openEntries(id, (await other.history(id)).body.entries);
    const report = (proof: object | null) =>
      other.call('POST', '/api/conversation/report', { conversationId: id, reason: 'threats', messages: [proof] });
    expect((await report(before!.proof)).status).toBe(200);
    expect((await report(after!.proof)).status).toBe(200);
    expect((await report({ ...after!.proof!, sentAt: before!.proof!.sentAt })).code).toBe('conversations.reportInvalid');
  });
});

describe('reactions', () => {
  it('stores one per member, which can be replaced and removed', async () => {
    const { one, other, id, messages } = await aPair();
    await react(other, id, messages[0]!, '👍');
    await react(one, id, messages[0]!, '🌹');
    await react(other, id, messages[0]!, '🎉');
    expect((await reactionsSeenBy(one, id)).map((signs) => signs.toSorted())).toEqual([['🌹', '🎉'].toSorted(), []]);
    await other.call('DELETE', `/api/conversation/${id}/messages/${messages[0]}/reaction`, {});
    expect(await reactionsSeenBy(other, id)).toEqual([['🌹'], []]);
    await one.remove(id, messages[0]!, 'all');
    expect(await reactionsSeenBy(other, id)).toEqual([[]]);
  });

  it('withholds them with their message, and rejects them from members who may not write', async () => {
    const one = await aChatMember(api);
    const regular = await aChatMember(api, { accountType: 'fetishist' });
    const id = await aConversation(one, regular, ['First.']);
    const [entry] = (await one.history(id)).body.entries;
    await react(one, id, entry!.id, '👍');
    expect((await regular.history(id)).body.entries).toMatchObject([{ kind: 'locked' }]);
    expect((await react(regular, id, entry!.id, '👍')).code).toBe('conversations.sendUpgrade');
    expect((await react(one, id, crypto.randomUUID(), '👍')).status).toBe(404);
  });
});

describe('pins', () => {
  it('pins at most ten messages, for both members', async () => {
    const { one, other, id, messages } = await aPair(Array.from({ length: 11 }, (_, index) => `${index}`));
    for (const message of messages.slice(0, 10)) await one.call('PUT', `/api/conversation/${id}/messages/${message}/pin`, {});
    expect((await other.call('PUT', `/api/conversation/${id}/messages/${messages[10]}/pin`, {})).code).toBe(
      'conversations.pinsLimitReached',
    );
    expect((await other.see(id)).body.pins).toHaveLength(10);
    await other.call('DELETE', `/api/conversation/${id}/messages/${messages[0]}/pin`, {});
    expect((await one.call<object[]>('GET', `/api/conversation/${id}/pins`)).body).toHaveLength(9);
  });

  it('allows only admins to pin messages of a group', async () => {
    const [owner, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aGroup(owner, [other]);
    await other.send(id, 'The address.');
    const message = (await owner.history(id)).body.entries.at(-1)!.id;
    expect((await other.call('PUT', `/api/conversation/${id}/messages/${message}/pin`, {})).code).toBe('conversations.adminsOnly');
    expect((await owner.call('PUT', `/api/conversation/${id}/messages/${message}/pin`, {})).status).toBe(200);
  });

  it('pins conversations for oneself, in a list of their own', async () => {
    const { one, id } = await aPair();
    const { body } = await one.open(await aChatMember(api));
    expect((await one.call('PUT', `/api/conversation/${id}`, { pinned: true })).body).toMatchObject({ pinned: true });
    expect((await one.list('?pinned=true')).body.conversations.map((view) => view.id)).toEqual([id]);
    expect((await one.list('?pinned=false')).body.conversations.map((view) => view.id)).toEqual([body.id]);
  });
});

it('PUT /api/conversation/{id} mutes until a time or indefinitely', async () => {
  const { one, id } = await aPair();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const change = (body: object) => one.call('PUT', `/api/conversation/${id}`, body);
  expect((await change({ muted: true, mutedUntil: until })).body).toMatchObject({ muted: true, mutedUntil: until });
  expect((await change({ muted: true, mutedUntil: new Date(Date.now() - 1000).toISOString() })).body).toMatchObject({ muted: false });
  expect((await change({ muted: true })).body).toMatchObject({ muted: true, mutedUntil: null });
  expect((await change({ muted: false })).body).toMatchObject({ muted: false, mutedUntil: null });
});
