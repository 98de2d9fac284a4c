import { describe, expect, it } from 'vitest';
import { aConversation, aChatMember, premium, type ChatMember } from '../../../test/support/conversations.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aSubscription, type MemberOptions } from '../../../test/support/members.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';

const api = useApi();
const freer = useApi({ database: api, config: { CHAT_START: 'premium', CONFIDANT_MESSAGING: 'premium_only' } });

describe('POST /api/conversation', () => {
  it.each([
    ['a regular member', {}, 402, 'conversations.startUpgrade'],
    ['a regular member with a phone', { phone: '+16045550111' }, 402, 'conversations.startUpgrade'],
    ['a confidant who pays nothing', { accountType: 'confidant', phone: '+16045550112' }, 402, 'conversations.startUpgrade'],
    ['a premium member who proved nothing', { plan: 3 }, 409, 'conversations.verificationRequired'],
  ] as const satisfies readonly (readonly [string, MemberOptions, number, string])[])('rejects %s', async (_who, traits, status, code) => {
    const [one, other] = [await aChatMember(api, traits), await aChatMember(api)];
    expect(await one.open(other)).toMatchObject({ status, code });
    expect(await api.db.selectFrom('conversation_member').selectAll().where('member_id', '=', one.id).execute()).toEqual([]);
  });

  it.each([
    ['with a verified phone', premium],
    ['with a verified identity', { plan: 2, verified: true }],
  ] as const)('accepts premium members %s', async (_how, traits) => {
    const [one, other] = [await aChatMember(api, traits), await aChatMember(api, {})];
    expect((await one.open(other)).status).toBe(200);
  });

  it('requires less when the settings allow more', async () => {
    const [one, other] = [await aChatMember(freer, { plan: 3 }), await aChatMember(freer)];
    expect((await one.open(other)).status).toBe(200);
  });

  it('returns 404 for oneself and unknown, blocked, suspended, pending or private members', async () => {
    const one = await aChatMember(api);
    const [blocked, blocking, suspended, pending, hidden] = [
      await aChatMember(api),
      await aChatMember(api),
      await aChatMember(api, { ...premium, state: 'suspended' }),
      await aChatMember(api, { ...premium, state: 'pending' }),
      await aChatMember(api, { ...premium, privateAccount: true }),
    ];
    await aBlock(api.db, one.id, blocked.id);
    await aBlock(api.db, blocking.id, one.id);
    const nobody = await one.open({ id: crypto.randomUUID() });
    expect(nobody.status).toBe(404);
    for (const whom of [one, blocked, blocking, suspended, pending, hidden]) expect((await one.open(whom)).text).toBe(nobody.text);
    await aConnection(api.db, one.id, hidden.id);
    expect((await one.open(hidden)).status).toBe(200);
  });

  it('rejects the first message of a member who lost premium meanwhile', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other);
    const envelope = await one.write(id, 'Too late.');
    await api.db.deleteFrom('member_subscription').where('member_id', '=', one.id).execute();
    expect((await one.post(id, envelope)).code).toBe('conversations.sendUpgrade');
  });
});

describe('answering a message', () => {
  it('allows confidants without a plan to reply, unless a setting forbids it', async () => {
    const [one, confidant] = [await aChatMember(api), await aChatMember(api, { accountType: 'confidant' })];
    const id = await aConversation(one, confidant, ['Good evening.']);
    expect((await confidant.see(id)).body.can).toEqual({ read: true, send: true, report: true, because: null });
    expect((await confidant.send(id, 'And to you.')).status).toBe(200);
    const headers = { authorization: `Bearer ${confidant.token}` };
    const elsewhere = await freer.get(`/api/conversation/${id}`, headers);
    expect(await elsewhere.json()).toMatchObject({ body: { can: { read: false, send: false, because: 'upgrade' } } });
  });
});

/** Collects every response that can contain a part of the conversation. */
async function everything(reader: ChatMember, id: string): Promise<string> {
  const answers = [
    await reader.see(id),
    await reader.list(),
    await reader.history(id),
    await reader.history(id, '?after=0'),
    await reader.call('GET', `/sails/conversation/view?id=${id}`),
    await reader.call('GET', '/sails/conversationUsers/userConversationsList?limit=10'),
    await reader.call('GET', `/sails/conversationUsers/userConversationsList?limit=10&selected=${id}`),
    await reader.call('GET', `/api/conversation/${id}/epochs`),
    await reader.call('GET', `/api/conversation/${id}/keys`),
    await reader.call('PUT', `/api/conversation/${id}`, { muted: true }),
    await reader.call('PUT', `/api/conversation/archive/${id}`, {}),
    await reader.move(id, { read: 1 }),
  ];
  for (const answer of answers) expect(answer.status).toBe(200);
  return answers.map(({ text }) => text).join('\n');
}

describe('conversations of a regular fetishist', () => {
  it('shows sender and time of messages, and no ciphertext in any response', async () => {
    const [one, locked] = [await aChatMember(api), await aChatMember(api, {})];
    const id = await aConversation(one, locked);
    const envelopes = [await one.write(id, 'For your eyes.'), await one.write(id, 'And again.')];
    for (const envelope of envelopes) await one.post(id, envelope);
    expect((await locked.history(id)).body.entries).toMatchObject([
      { kind: 'locked', sequence: 1, senderId: one.id },
      { kind: 'locked', sequence: 2, senderId: one.id },
    ]);
    expect((await locked.see(id)).body).toMatchObject({ unread: 2, last: { kind: 'locked' }, can: { read: false, because: 'upgrade' } });
    const raw = await everything(locked, id);
    for (const { ciphertext, salt, commitment, signature } of envelopes) {
      for (const secret of [ciphertext, salt, commitment, signature]) expect(raw).not.toContain(secret);
    }
    // Proves that the search above would find the ciphertext.
    expect(await everything(one, id)).toContain(envelopes[0]!.ciphertext);
  });

  it('rejects messages and epochs, and returns all messages after an upgrade', async () => {
    const [one, locked] = [await aChatMember(api), await aChatMember(api, {})];
    const id = await aConversation(one, locked, ['Good evening.']);
    const envelope = await locked.write(id, 'And to you.');
    expect(await locked.post(id, envelope)).toMatchObject({ status: 402, code: 'conversations.sendUpgrade' });
    expect((await locked.put(id, await locked.prepareEpoch(id, one.id))).code).toBe('conversations.sendUpgrade');
    await aSubscription(api.db, locked.id, 3);
    expect(await locked.read(id)).toEqual(['Good evening.']);
    expect((await locked.post(id, envelope)).status).toBe(200);
  });

  it('returns the own messages of a member whose premium has ended', async () => {
    const [one, lapsed] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, lapsed, ['Good evening.', 'And to you.']);
    await api.db.deleteFrom('member_subscription').where('member_id', '=', lapsed.id).execute();
    expect(await lapsed.read(id)).toEqual(['(locked)', 'And to you.']);
  });
});

describe('conversations with a member who is not visible', () => {
  const calls = (id: string, messageId: string) =>
    [
      ['GET', `/api/conversation/${id}`],
      ['PUT', `/api/conversation/${id}`, { muted: true }],
      ['PUT', `/api/conversation/archive/${id}`, {}],
      ['GET', `/api/conversation/${id}/messages`],
      ['DELETE', `/api/conversation/${id}/messages/${messageId}?for=all`, {}],
      ['PUT', `/api/conversation/${id}/cursor`, { read: 1 }],
      ['GET', `/api/conversation/${id}/epochs`],
      ['GET', `/api/conversation/${id}/keys`],
      ['GET', `/sails/conversation/view?id=${id}`],
    ] as const;

  const cases: Record<string, (member: ChatMember, gone: ChatMember) => Promise<unknown>> = {
    'blocked by the member': (member, gone) => aBlock(api.db, member.id, gone.id),
    'blocking the member': (member, gone) => aBlock(api.db, gone.id, member.id),
    suspended: (_member, gone) => api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', gone.id).execute(),
    deleted: (_member, gone) => api.db.updateTable('member').set({ state: 'deleted' }).where('id', '=', gone.id).execute(),
    erased: (_member, gone) => api.db.deleteFrom('member').where('id', '=', gone.id).execute(),
  };

  it.each(Object.entries(cases))(
    'returns the same 404 as for an unknown conversation when the other member is %s',
    async (_name, leave) => {
      const [member, gone, third] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
      const id = await aConversation(member, gone, ['Good evening.', 'And to you.']);
      await aConversation(third, member, ['Hello.']);
      const { body } = await member.history(id);
      const envelope = await member.write(id, 'Are you there?');
      const epoch = await member.prepareEpoch(id, gone.id);
      await leave(member, gone);
      const nobodys = crypto.randomUUID();
      const missing = calls(nobodys, body.entries[0]!.id);
      for (const [index, [method, path, sent]] of calls(id, body.entries[0]!.id).entries()) {
        const [answered, expected] = [await member.call(method, path, sent), await member.call(method, missing[index]![1], sent)];
        expect([method, path, answered.status, answered.text]).toEqual([method, path, 404, expected.text]);
      }
      expect((await member.post(id, envelope)).text).toBe((await member.post(nobodys, envelope)).text);
      expect((await member.put(id, epoch)).text).toBe((await member.put(nobodys, epoch)).text);
      expect((await member.open(gone)).text).toBe((await member.open({ id: nobodys })).text);
      expect((await member.list()).body.conversations).toMatchObject([{ unread: 1 }]);
      expect((await member.call<object[]>('GET', '/sails/conversationUsers/userConversationsList?limit=10')).body).toHaveLength(1);
      expect((await member.call('GET', '/api/notifications/unread-count')).body).toMatchObject({ chat: 1 });
    },
  );

  it('returns the conversation with all messages after unblocking', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['Good evening.']);
    await other.call('POST', '/api/friends/block', { memberId: one.id });
    expect((await one.see(id)).status).toBe(404);
    await other.call('POST', '/api/friends/unblock', { memberId: one.id });
    expect(await one.read(id)).toEqual(['Good evening.']);
    expect((await one.open(other)).body.id).toBe(id);
  });

  it('returns 404 to members who are not part of the conversation', async () => {
    const [one, other, stranger] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['Good evening.']);
    const { body } = await one.history(id);
    for (const [method, path, sent] of calls(id, body.entries[0]!.id)) expect((await stranger.call(method, path, sent)).status).toBe(404);
    expect((await stranger.post(id, await one.write(id, 'Hm.'))).status).toBe(404);
  });
});

describe('GET /api/conversation', () => {
  it('pages by the last message without gaps, and searches by name', async () => {
    const one = await aChatMember(api);
    const others = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const ids: string[] = [];
    for (const other of others) ids.unshift(await aConversation(other, one, ['Hello.']));
    const first = await one.list('?limit=2');
    expect(first.body.conversations.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await one.list(`?limit=2&after=${first.body.after}`);
    expect([second.body.conversations.map(({ id }) => id), second.body.after]).toEqual([ids.slice(2), null]);
    expect((await one.list('?limit=1&page=2')).body.conversations).toMatchObject([{ id: ids[2] }]);
    const found = await one.list(`?search=${others[1]!.username.slice(2, 9).toUpperCase()}`);
    expect(found.body.conversations.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await others[0]!.list(`?after=${first.body.after}`)).code).toBe('request.invalid');
  });
});
