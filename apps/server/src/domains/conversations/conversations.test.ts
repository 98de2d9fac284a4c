import { describe, expect, it } from 'vitest';
import { aConversation, aSigningBrowser, aChatMember } from '../../../test/support/conversations.ts';
import { useApi } from '../../../test/support/test-api.ts';

const api = useApi();

const aPair = async () => [await aChatMember(api), await aChatMember(api)] as const;

describe('conversations', () => {
  it('opens the same conversation for both members', async () => {
    const [one, other] = await aPair();
    const opened = await one.open(other);
    expect(opened).toMatchObject({ status: 200, body: { kind: 'direct', newest: 0, epoch: null, last: null, unread: 0 } });
    expect((await one.open(other)).body.id).toBe(opened.body.id);
    expect((await other.open(one)).body.id).toBe(opened.body.id);
  });

  it('hides the conversation from the other member until the first message', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other);
    expect((await other.see(id)).status).toBe(404);
    expect((await other.list()).body.conversations).toEqual([]);
    expect((await one.list()).body.conversations).toMatchObject([{ id }]);
    await one.send(id, 'Good evening.');
    expect((await other.see(id)).body).toMatchObject({ newest: 1, unread: 1, last: { kind: 'message', senderId: one.id } });
  });

  it('returns messages that both members can decrypt, on every device', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['Good evening.', 'And to you.', 'How was Kyiv?']);
    expect(await one.read(id)).toEqual(['Good evening.', 'And to you.', 'How was Kyiv?']);
    expect(await other.read(id)).toEqual(['Good evening.', 'And to you.', 'How was Kyiv?']);
    const second = await aSigningBrowser(api, other.id, other.keys, 2);
    expect(await second.read(id)).toEqual(['Good evening.', 'And to you.', 'How was Kyiv?']);
    expect((await second.send(id, 'Quiet.')).status).toBe(200);
    expect((await one.read(id)).at(-1)).toBe('Quiet.');
  });

  it('pages backwards from the newest message, and forwards from a known one', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['1', '2', '3', '4', '5']);
    const sequences = async (query: string) => {
      const { body } = await other.history(id, query);
      return [body.entries.map(({ sequence }) => sequence), body.more, body.newest];
    };
    expect(await sequences('?limit=2')).toEqual([[4, 5], true, 5]);
    expect(await sequences('?limit=2&before=4')).toEqual([[2, 3], true, 5]);
    expect(await sequences('?limit=2&before=2')).toEqual([[1], false, 5]);
    expect(await sequences('?limit=3&after=1')).toEqual([[2, 3, 4], true, 5]);
    expect(await sequences('?after=5')).toEqual([[], false, 5]);
  });

  it('returns the conversation on /sails routes, with a token of the chat service', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['Good evening.']);
    const { body } = await other.call<{ conversation: { id: string }; history: { entries: object[] } }>(
      'GET',
      `/sails/conversation/view?id=${id}`,
    );
    expect(body).toMatchObject({ conversation: { id }, history: { entries: [{ kind: 'message', sequence: 1 }] } });
    const listed = await other.call<object[]>('GET', '/sails/conversationUsers/userConversationsList?limit=10&skip=0');
    expect(listed.body).toMatchObject([{ id, unread: 1, message_text: null }]);
  });
});

describe('POST /api/conversation/{id}/messages', () => {
  it('stores a repeated message once and returns the same response, also after the epoch has changed', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other);
    const envelope = await one.write(id, 'Once.');
    const first = await one.post(id, envelope);
    expect((await one.post(id, envelope)).body).toEqual(first.body);
    await one.put(id, await one.prepareEpoch(id, other.id));
    expect((await one.post(id, envelope)).body).toEqual(first.body);
    expect(await other.read(id)).toEqual(['Once.']);
    expect((await other.see(id)).body.unread).toBe(1);
  });

  it('stores no idempotency key for messages and cursors, which are idempotent themselves', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const envelope = await one.write(id, 'Second.');
    const sent = await one.call('POST', `/api/conversation/${id}/messages`, envelope, headers);
    expect(sent.status).toBe(200);
    expect((await one.call('POST', `/api/conversation/${id}/messages`, envelope, headers)).body).toEqual(sent.body);
    expect((await one.call('PUT', `/api/conversation/${id}/cursor`, { read: 1 }, headers)).status).toBe(200);
    const kept = await api.db.selectFrom('idempotency_key').select('key').where('key', '=', headers['idempotency-key']).execute();
    expect(kept).toEqual([]);
  });

  it('rejects a foreign id, an invalid signature or another device', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['Good evening.']);
    const envelope = await one.write(id, 'Again.');
    const taken = { ...(await other.write(id, 'Mine.')), id: envelope.id };
    expect((await one.post(id, envelope)).status).toBe(200);
    expect((await other.post(id, taken)).code).toBe('conversations.messageInvalid');
    const { ciphertext, ...rest } = await one.write(id, 'Third.');
    const flipped = { ...rest, ciphertext: `${ciphertext.startsWith('A') ? 'B' : 'A'}${ciphertext.slice(1)}` };
    expect((await one.post(id, flipped)).code).toBe('conversations.messageInvalid');
    const elsewhere = { ...(await one.write(id, 'Fourth.')), deviceId: other.deviceId };
    expect((await one.post(id, elsewhere)).code).toBe('conversations.deviceNotCertified');
    expect(await one.read(id)).toEqual(['Good evening.', 'Again.']);
  });

  it('rejects a message of an old epoch', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['Good evening.']);
    const late = await other.write(id, 'Late.');
    expect((await one.put(id, await one.prepareEpoch(id, other.id))).status).toBe(200);
    expect((await other.post(id, late)).code).toBe('conversations.epochStale');
    expect((await other.send(id, 'In time.')).status).toBe(200);
    expect(await one.read(id)).toEqual(['Good evening.', 'In time.']);
  });

  it('moves the conversation out of the recipient’s archive', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['Good evening.']);
    expect((await other.call('PUT', `/api/conversation/archive/${id}`, {})).body).toMatchObject({ archived: true });
    expect((await other.list()).body.conversations).toEqual([]);
    expect((await other.list('?archived=true')).body.conversations).toMatchObject([{ id }]);
    await one.send(id, 'Are you there?');
    expect((await other.list()).body.conversations).toMatchObject([{ id, archived: false, unread: 2 }]);
  });
});

describe('DELETE a message', () => {
  it('hides it for oneself only', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['One.', 'Two.']);
    const { id: messageId } = (await one.history(id)).body.entries[1]!;
    expect((await one.remove(id, messageId, 'me')).status).toBe(200);
    expect(await one.read(id)).toEqual(['One.', '(deleted)']);
    expect(await other.read(id)).toEqual(['One.', 'Two.']);
    expect((await one.see(id)).body.last).toMatchObject({ sequence: 1 });
  });

  it('deletes the ciphertext for all, by the sender only', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['One.', 'Two.']);
    const { id: messageId } = (await one.history(id)).body.entries[0]!;
    expect((await other.remove(id, messageId, 'all')).status).toBe(404);
    expect((await one.remove(id, messageId, 'all')).status).toBe(200);
    expect((await one.remove(id, messageId, 'all')).status).toBe(200);
    for (const reader of [one, other]) expect(await reader.read(id)).toEqual(['(deleted)', 'Two.']);
    const stored = await api.db.selectFrom('message').select(['ciphertext', 'salt', 'signature']).where('id', '=', messageId).execute();
    expect(stored).toEqual([{ ciphertext: null, salt: null, signature: null }]);
  });
});

describe('PUT /api/conversation/{id}/cursor', () => {
  it('moves forward only, and returns the unread count of others’ messages', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['1', '2', '3', '4']);
    expect((await other.see(id)).body).toMatchObject({ unread: 2 });
    expect((await other.move(id, { delivered: 4 })).body).toEqual({ readUpTo: 0, deliveredUpTo: 4, undecrypted: [], unread: 2 });
    expect((await other.move(id, { read: 1 })).body).toEqual({ readUpTo: 1, deliveredUpTo: 4, undecrypted: [], unread: 1 });
    expect((await other.move(id, { read: 99 })).body).toEqual({ readUpTo: 4, deliveredUpTo: 4, undecrypted: [], unread: 0 });
    expect((await other.move(id, { read: 2 })).body.readUpTo).toBe(4);
    expect((await one.see(id)).body.members.find((member) => member.id === other.id)).toMatchObject({ readUpTo: 4, deliveredUpTo: 4 });
  });

  it.each(['read_receipts', 'show_presence'])('shares what was delivered and read only if both members do: %s', async (choice) => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['1']);
    await other.move(id, { read: 1 });
    const seen = async () => (await one.see(id)).body.members.find((member) => member.id === other.id);
    for (const quiet of [one, other]) {
      const choose = (isEnabled: boolean) =>
        api.db
          .updateTable('member_settings')
          .set({ [choice]: isEnabled })
          .where('member_id', '=', quiet.id)
          .execute();
      await choose(false);
      expect(await seen()).toMatchObject({ readUpTo: null, deliveredUpTo: null });
      await choose(true);
    }
    expect(await seen()).toMatchObject({ readUpTo: 1, deliveredUpTo: 1 });
  });
});

it('GET /api/notifications/unread-count counts conversations with unread messages', async () => {
  const [one, other] = await aPair();
  const third = await aChatMember(api);
  await aConversation(one, other, ['1']);
  const id = await aConversation(third, other, ['1', '2', '3']);
  const chats = async () => (await other.call<{ chat: number }>('GET', '/api/notifications/unread-count')).body.chat;
  expect(await chats()).toBe(2);
  await other.move(id, { read: 3 });
  expect(await chats()).toBe(1);
});

it('PUT /api/conversation/settings stores encrypted settings, and rejects a stale version', async () => {
  const one = await aChatMember(api);
  const path = '/api/conversation/settings';
  const first = await one.call<{ ciphertext: string | null }>('GET', path);
  expect([first.body.ciphertext, first.etag]).toEqual([null, '"0"']);
  const save = (character: string, follows: number, version?: number) =>
    one.call('PUT', path, { ciphertext: character.repeat(80), version }, { 'if-match': `"${follows}"` });
  expect((await save('A', 0)).status).toBe(200);
  expect((await save('B', 0)).code).toBe('version.stale');
  expect(await one.call('GET', path)).toMatchObject({ body: { ciphertext: 'A'.repeat(80) }, etag: '"1"' });
  // A browser that knows a later version than the server continues after that one.
  expect(await save('C', 1, 7)).toMatchObject({ status: 200, etag: '"7"' });
  for (const version of [6, 7]) expect((await save('D', 7, version)).code).toBe('version.stale');
  expect(await one.call('GET', path)).toMatchObject({ body: { ciphertext: 'C'.repeat(80) }, etag: '"7"' });
});
