import { describe, expect, it } from 'vitest';
import { redisKeys } from '../../../platform/realtime/keys.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';
import { createLog } from '../../../platform/log.ts';
import { MINUTE } from '../../../../test/support/clock.ts';
import { aConversation, aChatMember } from '../../../../test/support/conversations.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { useOutgoing } from '../../../../test/support/notification-delivery.ts';
import { aBlock } from '../../../../test/support/profiles.ts';
import { aStoredConversation } from '../../../../test/support/conversation-rows.ts';
import { expectMessagePush } from './messages/waiting.ts';

const { testDb, clock, worker, pass, setTime, hurry, aReader, aBrowser } = useOutgoing();
const api = useApi({ database: testDb });

const SOON = 15_000;
const NEW_MESSAGE = '{"v":1,"kind":"message"}';

/** Runs the job that is due four times a minute, and the jobs that it enqueues. */
async function runMessagePushes(afterMs = SOON): Promise<void> {
  pass(afterMs);
  await worker.runTask('notifications:find-message-pushes');
  await worker.runJobs();
}

async function written(memberId: string, conversationId: string): Promise<void> {
  expectMessagePush({ redis: worker.redis, clock, log: createLog(testDb.config, 'test') }, conversationId, [memberId]);
  await eventually(
    async () => (await worker.redis.zScore(redisKeys.messagePushes, `${memberId}/${conversationId}`)) !== null,
    5000,
    'a message that waits',
  );
}

/** A member with a push subscription, who received a message. */
async function somebody(traits: Parameters<typeof aReader>[0] = {}, wishes: { answers?: string } = {}) {
  const [reader, writer] = [await aReader(traits), await aReader()];
  const browser = await aBrowser(reader.id, wishes);
  const stored = await aStoredConversation(testDb.db, reader, writer);
  await written(reader.id, stored.conversation);
  const change = (set: { muted?: boolean; archived?: boolean; last_read_sequence?: number; unread?: number }) =>
    testDb.db
      .updateTable('conversation_member')
      .set(set)
      .where('member_id', '=', reader.id)
      .where('conversation_id', '=', stored.conversation)
      .execute();
  return { reader, writer, browser, stored, change, taken: async () => (await browser.received()).taken };
}

describe('push about messages', () => {
  it('contains only the kind, and reaches every device under their own topic', async () => {
    const { reader, browser } = await somebody();
    const second = await aBrowser(reader.id, {}, 2);
    await runMessagePushes();
    for (const { received } of [browser, second]) {
      expect((await received()).messages).toEqual([expect.objectContaining({ text: NEW_MESSAGE, topic: 'messages' })]);
    }
  });

  it('sends one push until the conversation of the last push was read', async () => {
    const { reader, stored, change, taken } = await somebody();
    await runMessagePushes();
    await written(reader.id, stored.conversation);
    const another = await aStoredConversation(testDb.db, reader, await aReader());
    await written(reader.id, another.conversation);
    await runMessagePushes();
    expect(await taken()).toBe(1);
    await change({ last_read_sequence: 1, unread: 0 });
    await written(reader.id, another.conversation);
    await runMessagePushes();
    expect(await taken()).toBe(2);
  });

  it('skips read messages, muted or archived conversations, and members who turned it off', async () => {
    const [read, muted, archived, unwilling] = [await somebody(), await somebody(), await somebody(), await somebody()];
    await read.change({ last_read_sequence: 1, unread: 0 });
    await muted.change({ muted: true });
    await archived.change({ archived: true });
    await testDb.db.insertInto('notification_schedule').values({ member_id: unwilling.reader.id, push_messages: false }).execute();
    await runMessagePushes();
    for (const { taken } of [read, muted, archived, unwilling]) expect(await taken()).toBe(0);
  });

  it('skips conversations with a block, and still sends pushes about others', async () => {
    const { reader, writer, taken, stored } = await somebody();
    await runMessagePushes();
    expect(await taken()).toBe(1);
    await aBlock(testDb.db, reader.id, writer.id);
    await written(reader.id, stored.conversation);
    await runMessagePushes();
    expect(await taken()).toBe(1);
    await written(reader.id, (await aStoredConversation(testDb.db, reader, await aReader())).conversation);
    await runMessagePushes();
    expect(await taken()).toBe(2);
  });

  it('waits while the member is online on any device, and follows if they leave without reading', async () => {
    const { reader, browser, taken } = await somebody();
    await presenceIn(worker.redis).stay([{ memberId: reader.id, deviceId: browser.deviceId }], clock.now());
    await runMessagePushes();
    expect(await taken()).toBe(0);
    await runMessagePushes(3 * MINUTE);
    expect(await taken()).toBe(1);
  });

  it('waits for the end of quiet hours, and is dropped if the message was read by then', async () => {
    // The job queue has the machine's own time: a moment that is far ahead of it never comes too early.
    setTime('2096-11-18T23:00:00Z');
    const [late, early] = [await somebody(), await somebody()];
    for (const { reader } of [late, early]) {
      await testDb.db
        .insertInto('notification_schedule')
        .values({ member_id: reader.id, quiet_from: '22:00', quiet_to: '06:30' })
        .execute();
    }
    await runMessagePushes();
    await early.change({ last_read_sequence: 1, unread: 0 });
    expect([await late.taken(), await early.taken()]).toEqual([0, 0]);
    setTime('2096-11-19T06:30:00Z');
    await hurry();
    await worker.runJobs();
    expect([await late.taken(), await early.taken()]).toEqual([1, 0]);
  });

  it('reaches a member whose keys are locked, after a message was sent to the api', async () => {
    setTime(new Date().toISOString());
    const [one, locked] = [await aChatMember(api), await aChatMember(api, {})];
    await testDb.db.deleteFrom('device').where('member_id', '=', locked.id).execute();
    const browser = await aBrowser(locked.id);
    const id = await aConversation(one, locked, ['For your eyes.']);
    await eventually(
      async () => (await worker.redis.zScore(redisKeys.messagePushes, `${locked.id}/${id}`)) !== null,
      5000,
      'a message that waits',
    );
    expect(await worker.redis.zScore(redisKeys.messagePushes, `${one.id}/${id}`)).toBeNull();
    await runMessagePushes(MINUTE);
    expect((await browser.received()).messages.map(({ text }) => text)).toEqual([NEW_MESSAGE]);
  });
});
