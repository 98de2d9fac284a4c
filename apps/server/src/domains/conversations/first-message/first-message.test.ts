import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { describe, expect, it } from 'vitest';
import { aChatMember, aConversation, premium, type ChatMember } from '../../../../test/support/conversations.ts';
import { aSubscription, type MemberOptions } from '../../../../test/support/members.ts';
import { aBlock, aConnection } from '../../../../test/support/profiles.ts';
import { aPost } from '../../../../test/support/requests.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { collectConversations } from '../queries/exports.ts';
import { deleteExpiredIntents } from './store.ts';

interface FirstMessage {
  member: { id: string; username: string };
  requestId: string | null;
  missing: string[];
  conversationId: string | null;
}

const PATH = '/api/conversation/first-message';
const api = useApi();

const plan = (one: ChatMember, memberId: string, requestId?: string) =>
  one.call<FirstMessage>('PUT', PATH, { memberId, ...(requestId && { requestId }) });
const planned = async (one: ChatMember) => (await one.call<{ firstMessage: FirstMessage | null }>('GET', PATH)).body.firstMessage;
const open = (one: ChatMember, memberId: string) =>
  one.call<{ conversation: ConversationView; requestId: string | null }>('POST', PATH, { memberId });
const intentsOf = (memberId: string) => api.db.selectFrom('message_intent').selectAll().where('member_id', '=', memberId).execute();

describe('PUT /api/conversation/first-message', () => {
  it.each([
    ['a new fetishist', {}, ['phone', 'premium']],
    ['a fetishist with a phone', { phone: '+16045550111' }, ['premium']],
    ['a premium member without proof', { plan: 3 }, ['phone']],
    ['a confidant without a verified identity', { accountType: 'confidant' }, ['identity']],
    ['a member who has everything', premium, []],
  ] as const satisfies readonly (readonly [string, MemberOptions, readonly string[]])[])(
    'lists what is missing for %s',
    async (_who, traits, missing) => {
      const [one, other] = [await aChatMember(api, traits), await aChatMember(api, {})];
      expect((await plan(one, other.id)).body).toEqual({
        member: { id: other.id, username: other.username },
        requestId: null,
        missing,
        conversationId: null,
      });
    },
  );

  it('requires a connection with a private account, before anything that costs money', async () => {
    const [one, hidden] = [await aChatMember(api, {}), await aChatMember(api, { privateAccount: true })];
    expect((await plan(one, hidden.id)).body.missing).toEqual(['connection', 'phone', 'premium']);
    await aConnection(api.db, one.id, hidden.id);
    expect((await plan(one, hidden.id)).body.missing).toEqual(['phone', 'premium']);
  });

  it('answers about every member who cannot be written to as about one who does not exist', async () => {
    const one = await aChatMember(api, {});
    const [blocked, blocking, suspended, pending] = [
      await aChatMember(api),
      await aChatMember(api),
      await aChatMember(api, { ...premium, state: 'suspended' }),
      await aChatMember(api, { ...premium, state: 'pending' }),
    ];
    await aBlock(api.db, one.id, blocked.id);
    await aBlock(api.db, blocking.id, one.id);
    const unknown = await plan(one, randomUUID());
    expect(unknown.status).toBe(404);
    for (const { id } of [one, blocked, blocking, suspended, pending]) expect((await plan(one, id)).text).toBe(unknown.text);
    expect(await intentsOf(one.id)).toEqual([]);
  });

  it('remembers one member at a time, and neither creates a conversation nor notifies anyone', async () => {
    const [one, other, third] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    await plan(one, other.id);
    await plan(one, third.id);
    expect(await intentsOf(one.id)).toMatchObject([{ recipient_id: third.id }]);
    for (const { id } of [other, third]) {
      expect(await api.db.selectFrom('conversation_member').selectAll().where('member_id', '=', id).execute()).toEqual([]);
      expect(await api.db.selectFrom('notification').selectAll().where('member_id', '=', id).execute()).toEqual([]);
    }
  });

  it('keeps the post from which the member came, and drops others', async () => {
    const [one, poster, third] = [await aChatMember(api, {}), await aChatMember(api), await aChatMember(api)];
    const [post, unpublished, foreign] = [
      await aPost(api.db, poster.id),
      await aPost(api.db, poster.id, { status: 'unpublished' }),
      await aPost(api.db, third.id),
    ];
    expect((await plan(one, poster.id, post)).body.requestId).toBe(post);
    const unknown = await plan(one, poster.id, randomUUID());
    expect(unknown.body.requestId).toBeNull();
    for (const id of [unpublished, foreign]) expect((await plan(one, poster.id, id)).text).toBe(unknown.text);
  });

  it('returns the conversation that exists, and keeps the intent to write to another member', async () => {
    const [one, other, third] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['Good evening.']);
    await plan(one, third.id);
    expect((await plan(one, other.id)).body).toMatchObject({ conversationId: id, missing: [] });
    expect(await planned(one)).toMatchObject({ member: { id: third.id } });
  });
});

describe('GET /api/conversation/first-message', () => {
  it('returns what is left after each step', async () => {
    const [one, other] = [await aChatMember(api, {}), await aChatMember(api, {})];
    const post = await aPost(api.db, other.id);
    await plan(one, other.id, post);
    expect(await planned(one)).toMatchObject({ member: { id: other.id }, requestId: post, missing: ['phone', 'premium'] });
    await api.db.updateTable('member').set({ phone: '+16045550122', phone_verified_at: new Date() }).where('id', '=', one.id).execute();
    expect((await planned(one))?.missing).toEqual(['premium']);
    await aSubscription(api.db, one.id, 3);
    expect(await planned(one)).toMatchObject({ requestId: post, missing: [] });
  });

  it('returns nothing after it expired, the recipient was suspended, or it was forgotten', async () => {
    const [one, other] = [await aChatMember(api, {}), await aChatMember(api, {})];
    const none = (await one.call('GET', PATH)).text;
    await plan(one, other.id);
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', other.id).execute();
    expect((await one.call('GET', PATH)).text).toBe(none);
    await api.db.updateTable('member').set({ state: 'active' }).where('id', '=', other.id).execute();
    expect(await planned(one)).not.toBeNull();
    const past = { created_at: new Date('2026-01-01'), expires_at: new Date('2026-01-02') };
    await api.db.updateTable('message_intent').set(past).where('member_id', '=', one.id).execute();
    expect((await one.call('GET', PATH)).text).toBe(none);
    await plan(one, other.id);
    expect((await one.call('DELETE', PATH)).status).toBe(200);
    expect((await one.call('GET', PATH)).text).toBe(none);
  });

  it.each(['the member', 'the recipient'])('returns nothing after %s blocked the other, also after the block ended', async (who) => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const none = (await one.call('GET', PATH)).text;
    await plan(one, other.id);
    const pair = who === 'the member' ? ([one.id, other.id] as const) : ([other.id, one.id] as const);
    await aBlock(api.db, ...pair);
    expect((await one.call('GET', PATH)).text).toBe(none);
    expect(await intentsOf(one.id)).toEqual([]);
    await api.db.deleteFrom('block').where('blocker_id', '=', pair[0]).execute();
    expect((await one.call('GET', PATH)).text).toBe(none);
  });

  it('leaves no intent when a block happens at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await aChatMember(api), await aChatMember(api)];
      await Promise.all([plan(one, other.id), other.call('POST', '/api/friends/block', { memberId: one.id })]);
      expect(await intentsOf(one.id)).toEqual([]);
    }
  });

  it('exports neither an intent about a member who blocked, nor a post that is hidden by now', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const post = await aPost(api.db, other.id);
    await plan(one, other.id, post);
    const exported = async () => (await collectConversations(api.db, one.id)).intents;
    expect(await exported()).toMatchObject([{ to: other.username, request: post }]);
    await api.db.updateTable('member_settings').set({ private_account: true }).where('member_id', '=', other.id).execute();
    expect(await exported()).toMatchObject([{ to: other.username, request: null }]);
    // A row that a block did not delete, as if written by another version.
    const intents = await intentsOf(one.id);
    await aBlock(api.db, other.id, one.id);
    await api.db.insertInto('message_intent').values(intents).execute();
    expect(await exported()).toEqual([]);
  });

  it('forgets the post when its owner withdraws it, and not the member', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const post = await aPost(api.db, other.id);
    await plan(one, other.id, post);
    await api.db.updateTable('request_post').set({ status: 'withdrawn' }).where('id', '=', post).execute();
    expect(await planned(one)).toMatchObject({ member: { id: other.id }, requestId: null });
  });
});

describe('POST /api/conversation/first-message', () => {
  it('starts the conversation once, and returns the post with it', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const post = await aPost(api.db, other.id);
    await plan(one, other.id, post);
    const opened = await open(one, other.id);
    expect(opened.body.requestId).toBe(post);
    expect((await one.see(opened.body.conversation.id)).status).toBe(200);
    expect((await open(one, other.id)).status).toBe(404);
    expect(await planned(one)).toBeNull();
  });

  it('gives a conversation to one of two simultaneous calls', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    await plan(one, other.id);
    const both = await Promise.all([open(one, other.id), open(one, other.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it.each([
    ['premium', { phone: '+16045550113' }, 402, 'conversations.startUpgrade'],
    ['a proof', { plan: 3 }, 409, 'conversations.verificationRequired'],
  ] as const satisfies readonly (readonly [string, MemberOptions, number, string])[])(
    'rejects a member without %s, and keeps the intent',
    async (_what, traits, status, code) => {
      const [one, other] = [await aChatMember(api, traits), await aChatMember(api)];
      await plan(one, other.id);
      expect(await open(one, other.id)).toMatchObject({ status, code });
      expect(await planned(one)).toMatchObject({ member: { id: other.id } });
    },
  );

  it('opens no conversation with anyone but the remembered member', async () => {
    const [one, other, third] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    await plan(one, other.id);
    expect((await open(one, third.id)).status).toBe(404);
    expect((await open(third, other.id)).status).toBe(404);
    expect(await planned(one)).toMatchObject({ member: { id: other.id } });
  });

  it('answers as if nothing was remembered after a connection with a private account ended', async () => {
    const [one, hidden] = [await aChatMember(api), await aChatMember(api, { ...premium, privateAccount: true })];
    await plan(one, hidden.id);
    expect((await open(one, hidden.id)).status).toBe(404);
    expect(await planned(one)).toMatchObject({ missing: ['connection'] });
  });
});

describe('message_intent', () => {
  it('rejects an intent to write to oneself, and one that lasts longer than a week', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const insert = (recipient: string, until: string) =>
      sql`INSERT INTO message_intent (member_id, recipient_id, created_at, expires_at)
        VALUES (${one.id}, ${recipient}, now(), now() + ${until}::interval)`.execute(api.db);
    await expect(insert(one.id, '1 day')).rejects.toThrow('message_intent_recipient_check');
    await expect(insert(other.id, '8 days')).rejects.toThrow('message_intent_expires_at_check');
    await expect(insert(other.id, '0 days')).rejects.toThrow('message_intent_expires_at_check');
  });

  it('loses rows that expired', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    await plan(one, other.id);
    const [{ expires_at: until } = { expires_at: new Date(0) }] = await intentsOf(one.id);
    await transaction(api.db, (tx) => deleteExpiredIntents(tx, new Date(until.getTime() - 1)));
    expect(await intentsOf(one.id)).toHaveLength(1);
    await transaction(api.db, (tx) => deleteExpiredIntents(tx, until));
    expect(await intentsOf(one.id)).toEqual([]);
  });
});
