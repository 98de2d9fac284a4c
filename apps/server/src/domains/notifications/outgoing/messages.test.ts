import { describe, expect, it } from 'vitest';
import { redisKeys } from '../../../platform/realtime/keys.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';
import { createLog } from '../../../platform/log.ts';
import { MINUTE } from '../../../testing/clock.ts';
import { aConversation, aTalker } from '../../../testing/conversations.ts';
import { eventually } from '../../../testing/eventually.ts';
import { useApi } from '../../../testing/house.ts';
import { useOutgoing } from '../../../testing/outgoing.ts';
import { aBlock } from '../../../testing/profiles.ts';
import { aTalk } from '../../../testing/talks.ts';
import { expectMessagePush } from './messages/waiting.ts';

const { house, clock, errands, pass, setTime, hurry, aReader, aBrowser } = useOutgoing();
const api = useApi({ database: house });

const SOON = 15_000;
const NEW_MESSAGE = '{"v":1,"kind":"message"}';

/** What happens four times a minute, and what follows from it. */
async function look(afterMs = SOON): Promise<void> {
  pass(afterMs);
  await errands.runTask('notifications:look-for-messages');
  await errands.run();
}

async function written(memberId: string, conversationId: string): Promise<void> {
  expectMessagePush({ redis: errands.redis, clock, log: createLog(house.config, 'test') }, conversationId, [memberId]);
  await eventually(
    async () => (await errands.redis.zScore(redisKeys.messagePushes, `${memberId}/${conversationId}`)) !== null,
    5000,
    'a message that waits',
  );
}

/** Somebody with a phone, to whom another has written. */
async function somebody(traits: Parameters<typeof aReader>[0] = {}, wishes: { answers?: string } = {}) {
  const [reader, writer] = [await aReader(traits), await aReader()];
  const browser = await aBrowser(reader.id, wishes);
  const talk = await aTalk(house.db, reader, writer);
  await written(reader.id, talk.conversation);
  const change = (set: { muted?: boolean; archived?: boolean; read_upto?: number; unread?: number }) =>
    house.db
      .updateTable('conversation_member')
      .set(set)
      .where('member_id', '=', reader.id)
      .where('conversation_id', '=', talk.conversation)
      .execute();
  return { reader, writer, browser, talk, change, taken: async () => (await browser.received()).taken };
}

describe('a push about a message', () => {
  it('says that there is one and nothing else, to every device, in a topic of its own', async () => {
    const { reader, browser } = await somebody();
    const second = await aBrowser(reader.id, {}, 2);
    await look();
    for (const { received } of [browser, second]) {
      expect((await received()).messages).toEqual([expect.objectContaining({ text: NEW_MESSAGE, topic: 'messages' })]);
    }
  });

  it('comes once until what it was about is read, whoever writes meanwhile', async () => {
    const { reader, talk, change, taken } = await somebody();
    await look();
    await written(reader.id, talk.conversation);
    const another = await aTalk(house.db, reader, await aReader());
    await written(reader.id, another.conversation);
    await look();
    expect(await taken()).toBe(1);
    await change({ read_upto: 1, unread: 0 });
    await written(reader.id, another.conversation);
    await look();
    expect(await taken()).toBe(2);
  });

  it('is not sent for what was read, of a conversation that is muted or archived, or to who does not want it', async () => {
    const [read, muted, archived, unwilling] = [await somebody(), await somebody(), await somebody(), await somebody()];
    await read.change({ read_upto: 1, unread: 0 });
    await muted.change({ muted: true });
    await archived.change({ archived: true });
    await house.db.insertInto('notification_times').values({ member_id: unwilling.reader.id, push_messages: false }).execute();
    await look();
    for (const { taken } of [read, muted, archived, unwilling]) expect(await taken()).toBe(0);
  });

  it('is not sent where a block stands, and a conversation that is missing keeps no other one from being told', async () => {
    const { reader, writer, taken, talk } = await somebody();
    await look();
    expect(await taken()).toBe(1);
    await aBlock(house.db, reader.id, writer.id);
    await written(reader.id, talk.conversation);
    await look();
    expect(await taken()).toBe(1);
    await written(reader.id, (await aTalk(house.db, reader, await aReader())).conversation);
    await look();
    expect(await taken()).toBe(2);
  });

  it('waits while the member is here on any device, and is sent if they leave without reading', async () => {
    const { reader, browser, taken } = await somebody();
    await presenceIn(errands.redis).stay([{ memberId: reader.id, deviceId: browser.deviceId }], clock.now());
    await look();
    expect(await taken()).toBe(0);
    await look(3 * MINUTE);
    expect(await taken()).toBe(1);
  });

  it('waits for the end of quiet hours, and is dropped if it was read by then', async () => {
    setTime('2026-11-18T23:00:00Z');
    const [late, early] = [await somebody(), await somebody()];
    for (const { reader } of [late, early]) {
      await house.db.insertInto('notification_times').values({ member_id: reader.id, quiet_from: '22:00', quiet_to: '06:30' }).execute();
    }
    await look();
    await early.change({ read_upto: 1, unread: 0 });
    expect([await late.taken(), await early.taken()]).toEqual([0, 0]);
    setTime('2026-11-19T06:30:00Z');
    await hurry();
    await errands.run();
    expect([await late.taken(), await early.taken()]).toEqual([1, 0]);
  });

  it('reaches a member whose messages are locked, for what the api took', async () => {
    setTime(new Date().toISOString());
    const [one, locked] = [await aTalker(api), await aTalker(api, {})];
    await house.db.deleteFrom('device').where('member_id', '=', locked.id).execute();
    const browser = await aBrowser(locked.id);
    const id = await aConversation(one, locked, ['For your eyes.']);
    await eventually(
      async () => (await errands.redis.zScore(redisKeys.messagePushes, `${locked.id}/${id}`)) !== null,
      5000,
      'a message that waits',
    );
    expect(await errands.redis.zScore(redisKeys.messagePushes, `${one.id}/${id}`)).toBeNull();
    await look(MINUTE);
    expect((await browser.received()).messages.map(({ text }) => text)).toEqual([NEW_MESSAGE]);
  });
});
