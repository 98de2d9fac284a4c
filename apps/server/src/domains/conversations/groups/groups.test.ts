import { describe, expect, it } from 'vitest';
import { collectData } from '../../../app/collect-data.ts';
import { aChatMember, premium } from '../../../../test/support/conversations.ts';
import {
  aGroup,
  answer,
  describe as describeGroup,
  groupToEncrypt,
  invitationsOf,
  inviteTo,
  leave,
  letIn,
  nameIn,
  nameOf,
  prepareGroup,
  putGroup,
  react,
} from '../../../../test/support/groups.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aMember } from '../../../../test/support/members.ts';
import { aBlock } from '../../../../test/support/profiles.ts';
import { tracesInDatabase } from '../../../../test/support/traces.ts';

const api = useApi();
const chatMembers = (count: number) => Promise.all(Array.from({ length: count }, () => aChatMember(api)));
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id).toSorted();

describe('groups', () => {
  it('lets premium members create one, with a name that only its members can decrypt', async () => {
    const [owner, other] = await chatMembers(2);
    const id = await aGroup(owner!, [other!], 'Quiet harbour');
    expect(await nameOf(owner!, id)).toBe('Quiet harbour');
    expect(await nameOf(other!, id)).toBe('Quiet harbour');
    expect(await tracesInDatabase(api.db, ['Quiet harbour', Buffer.from('Quiet harbour').toString('base64').slice(0, 14)])).toEqual([]);
    const regular = await aChatMember(api, {});
    expect((await regular.call('POST', '/api/conversation/group', {})).code).toBe('conversations.groupUpgrade');
  });

  it('delivers messages of five members, and lists the group for all of them', async () => {
    const [owner, ...others] = await chatMembers(5);
    const id = await aGroup(owner!, others);
    for (const [index, who] of [owner!, ...others].entries()) expect((await who.send(id, `Said by ${index}.`)).status).toBe(200);
    const messages = ['(event)', '(event)', ...[0, 1, 2, 3, 4].map((index) => `Said by ${index}.`)];
    expect(await owner!.read(id)).toEqual(messages);
    for (const who of others) expect(await who.read(id)).toEqual(messages.slice(1));
    const [row] = (await others[0]!.list()).body.conversations;
    expect(row).toMatchObject({
      id,
      kind: 'group',
      unread: 4,
      can: { send: true },
      group: { admins: [owner!.id], can: { manage: false } },
    });
    expect(ids(row!.members)).toEqual(ids([owner!, ...others]));
    expect((await others[0]!.move(id, { read: row!.newest })).body).toMatchObject({ unread: 0 });
    expect((await others[0]!.call<{ chat: number }>('GET', '/api/notifications/unread-count')).body.chat).toBe(0);
  });

  it('adds no member who has not accepted or was not invited', async () => {
    const [owner, invitee, stranger] = await chatMembers(3);
    const id = await aGroup(owner!);
    await inviteTo(owner!, id, invitee!);
    const logs = await invitee!.call<object>('GET', `/api/conversation/${id}/keys`);
    expect(logs.status).toBe(404);
    expect((await letIn(owner!, id)).status).toBe(200);
    expect((await owner!.see(id)).body.members).toHaveLength(1);
    expect((await stranger!.see(id)).status).toBe(404);
    expect((await answer(stranger!, id, 'accept')).status).toBe(404);
    expect((await owner!.call('PUT', `/api/conversation/${id}/epochs/9`, await forgedFor(owner!, id, invitee!.id))).status).toBe(422);
  });

  it('shows an invited member the name, and which members they have blocked themselves', async () => {
    const [owner, enemy, invitee] = await chatMembers(3);
    const id = await aGroup(owner!, [enemy!], 'Quiet harbour');
    await aBlock(api.db, invitee!.id, enemy!.id);
    await inviteTo(owner!, id, invitee!, 'Quiet harbour');
    const [invitation] = await invitationsOf(invitee!);
    expect(invitation).toMatchObject({ conversationId: id, accepted: false, members: 2, blocked: [enemy!.username] });
    expect(await nameIn(invitee!, invitation!)).toBe('Quiet harbour');
    const [other] = await chatMembers(1);
    await aBlock(api.db, enemy!.id, other!.id);
    await inviteTo(owner!, id, other!);
    expect((await invitationsOf(other!))[0]).toMatchObject({ blocked: [] });
    await answer(invitee!, id, 'accept');
    await letIn(owner!, id);
    expect((await enemy!.send(id, 'To all.')).status).toBe(200);
    expect(await invitee!.read(id)).toEqual(['(event)', 'To all.']);
  });

  it('lets only admins change members, admins, name and pins', async () => {
    const [owner, other, third] = await chatMembers(3);
    const id = await aGroup(owner!, [other!, third!]);
    await aGroup(other!);
    expect((await inviteTo(other!, id, owner!)).code).toBe('conversations.adminsOnly');
    expect((await describeGroup(other!, id, { name: 'Mine' })).code).toBe('conversations.adminsOnly');
    const without = { members: ids([owner!, other!]), admins: [owner!.id] };
    expect((await putGroup(other!, id, without)).code).toBe('conversations.epochInvalid');
    expect((await putGroup(other!, id, { members: ids([owner!, other!, third!]), admins: [other!.id] })).code).toBe(
      'conversations.epochInvalid',
    );
    expect((await putGroup(other!, id)).status).toBe(200);
    expect((await putGroup(owner!, id, { members: ids([owner!, other!, third!]), admins: ids([owner!, other!]) })).status).toBe(200);
    expect((await describeGroup(other!, id, { name: 'Ours' })).status).toBe(200);
    expect(await nameOf(third!, id)).toBe('Ours');
    expect((await putGroup(other!, id, { members: ids([other!, third!]), admins: [other!.id] }, { name: 'Ours' })).status).toBe(200);
    const events = (await other!.history(id)).body.entries.flatMap((entry) => (entry.kind === 'event' ? [entry.what] : []));
    expect(events).toEqual(['added', 'promoted', 'described', 'removed']);
  });

  it('rejects an epoch without the group’s name', async () => {
    const [owner] = await chatMembers(1);
    const id = await aGroup(owner!);
    const { record, wraps } = await prepareGroup(owner!, id);
    expect((await owner!.call('PUT', `/api/conversation/${id}/epochs/1`, { record, wraps })).code).toBe('conversations.epochInvalid');
  });
});

describe('groups, history of a member', () => {
  it('excludes messages after the removal, and after a return those of the time between', async () => {
    const [owner, other, third] = await chatMembers(3);
    const id = await aGroup(owner!, [other!, third!]);
    await owner!.send(id, 'With all.');
    await putGroup(owner!, id, { members: ids([owner!, other!]), admins: [owner!.id] });
    await owner!.send(id, 'Without the third.');
    expect(await third!.read(id)).toEqual(['(event)', 'With all.']);
    const seen = (await third!.see(id)).body;
    expect(seen).toMatchObject({ newest: 3, members: [], can: { send: false, because: 'gone' }, group: { admins: [] } });
    expect((await third!.send(id, 'Hello?')).status).toBe(404);
    expect((await third!.call('PUT', `/api/conversation/${id}/attendance`, { attends: true })).status).toBe(404);
    await inviteTo(owner!, id, third!);
    await answer(third!, id, 'accept');
    await letIn(owner!, id);
    await other!.send(id, 'Welcome back.');
    expect(await third!.read(id)).toEqual(['(event)', 'With all.', '(event)', 'Welcome back.']);
  });

  it('shows a removed member nothing of what the group does afterwards', async () => {
    const [owner, other, removed] = await chatMembers(3);
    const id = await aGroup(owner!, [other!, removed!]);
    await owner!.send(id, 'With all.');
    const unchanged = (await removed!.history(id)).body.entries.at(-1)!.id;
    await putGroup(owner!, id, { members: ids([owner!, other!]), admins: [owner!.id] });
    const everything = async () => [
      (await removed!.see(id)).body,
      (await removed!.list()).body.conversations,
      (await removed!.history(id)).body,
      (await removed!.call('GET', `/api/conversation/${id}/pins`)).body,
      (await removed!.call('GET', `/api/conversation/${id}/epochs`)).body,
      (await removed!.call('GET', `/api/conversation/${id}/attachments`)).body,
      (await removed!.move(id, { read: 1 })).body,
      (await removed!.move(id, { read: 99, delivered: 99 })).body,
      (await collectData(api.db, removed!.id, api.config))['conversations.json'],
    ];
    await removed!.move(id, { read: 99 });
    const before = await everything();

    await owner!.send(id, 'Without them.');
    const { body } = await other!.history(id);
    for (const { id: messageId } of [{ id: unchanged }, body.entries.at(-1)!]) {
      await react(other!, id, messageId, '🌿');
      expect((await owner!.call('PUT', `/api/conversation/${id}/messages/${messageId}/pin`, { pinned: true })).status).toBe(200);
    }
    await describeGroup(owner!, id, { name: 'Renamed' });
    await putGroup(owner!, id, undefined, { name: 'Renamed' });
    await other!.move(id, { read: 99 });
    expect(await everything()).toEqual(before);
  });

  it('excludes messages from before the member joined', async () => {
    const [owner, other, late] = await chatMembers(3);
    const id = await aGroup(owner!, [other!]);
    await owner!.send(id, 'Before.');
    await inviteTo(owner!, id, late!);
    await answer(late!, id, 'accept');
    await letIn(owner!, id);
    await owner!.send(id, 'After.');
    expect(await late!.read(id)).toEqual(['(event)', 'After.']);
    expect((await late!.see(id)).body).toMatchObject({ unread: 1, last: { kind: 'message' } });
  });
});

describe('leaving a group', () => {
  it('keeps the name for members of the time, except across a block and of inactive accounts', async () => {
    const [owner, stays, leaver, hostile, late] = await chatMembers(5);
    const id = await aGroup(owner!, [stays!, leaver!, hostile!]);
    const without = (...gone: { id: string }[]) =>
      putGroup(owner!, id, {
        members: ids([owner!, stays!, leaver!, hostile!].filter((one) => !gone.includes(one))),
        admins: [owner!.id],
      });
    expect((await without(leaver!, hostile!)).status).toBe(200);
    const formerFor = async (who: typeof owner) => (await who!.see(id)).body.group?.former.map(({ username }) => username).toSorted();
    const names = (...people: (typeof owner)[]) => people.map((one) => one!.username).toSorted();
    expect(await formerFor(stays)).toEqual(names(leaver, hostile));
    await aBlock(api.db, hostile!.id, stays!.id);
    expect(await formerFor(stays)).toEqual(names(leaver));
    expect(await formerFor(leaver)).toEqual(names(owner, stays, hostile));
    await inviteTo(owner!, id, late!);
    await answer(late!, id, 'accept');
    await letIn(owner!, id);
    expect(await formerFor(late)).toEqual([]);
    expect(await formerFor(leaver)).toEqual(names(owner, stays, hostile));
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', leaver!.id).execute();
    expect(await formerFor(stays)).toEqual([]);
  });

  it('requires an epoch without oneself, in which the last admin names another', async () => {
    const [owner, other, third] = await chatMembers(3);
    const id = await aGroup(owner!, [other!, third!]);
    expect((await leave(owner!, id, null)).code).toBe('conversations.epochInvalid');
    expect((await leave(owner!, id, { members: ids([owner!, other!]), admins: [owner!.id] })).code).toBe('conversations.epochInvalid');
    expect((await leave(owner!, id, { members: ids([other!, third!]), admins: [other!.id] })).status).toBe(200);
    expect((await owner!.list('?archived=true')).body.conversations).toMatchObject([{ id, can: { because: 'gone' } }]);
    expect((await other!.see(id)).body.group).toMatchObject({ admins: [other!.id], can: { manage: true } });
    expect((await putGroup(other!, id)).status).toBe(200);
    await other!.send(id, 'We go on.');
    expect(await third!.read(id)).toEqual(['(event)', '(event)', '(event)', 'We go on.']);
    expect((await leave(third!, id, { members: [other!.id], admins: [other!.id] })).status).toBe(200);
    expect((await leave(other!, id, null)).status).toBe(200);
  });

  it('blocks further invitations without revealing it to the group', async () => {
    const [owner, other] = await chatMembers(2);
    const id = await aGroup(owner!, [other!]);
    const block = { encryptedName: 'A'.repeat(200), accountKeyVersion: 1 };
    await leave(other!, id, { members: [owner!.id], admins: [owner!.id] }, block);
    const invited = await inviteTo(owner!, id, other!);
    expect(invited.status).toBe(200);
    expect(ids(invited.body.group!.invited)).toEqual([other!.id]);
    expect(await invitationsOf(other!)).toEqual([]);
    expect((await answer(other!, id, 'accept')).status).toBe(404);
    expect((await other!.call('GET', '/api/conversation/groups/blocked')).body).toMatchObject([{ conversationId: id }]);
    await other!.call('DELETE', `/api/conversation/groups/blocked/${id}`, {});
    await inviteTo(owner!, id, other!);
    expect(await invitationsOf(other!)).toHaveLength(1);
    await answer(other!, id, 'block');
    expect(await invitationsOf(other!)).toEqual([]);
    expect((await other!.call<object[]>('GET', '/api/conversation/groups/blocked')).body).toHaveLength(1);
  });

  it('deletes the messages of a deleted account, and the group with its last member', async () => {
    const [owner, other] = await chatMembers(2);
    const id = await aGroup(owner!, [other!]);
    await other!.send(id, 'Soon gone.');
    await api.db.deleteFrom('member').where('id', '=', other!.id).execute();
    expect(await owner!.read(id)).toEqual(['(event)', '(event)', '(deleted)']);
    expect((await owner!.send(id, 'Still here.')).status).toBe(200);
    expect((await putGroup(owner!, id, { members: [owner!.id], admins: [owner!.id] })).status).toBe(200);
    await api.db.deleteFrom('member').where('id', '=', owner!.id).execute();
    expect(await api.db.selectFrom('conversation').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});

describe('groups, concurrent requests', () => {
  it('accepts at most fifty members when several accept concurrently', async () => {
    const [owner] = await chatMembers(1);
    const id = await aGroup(owner!);
    const invitees = await chatMembers(6);
    for (const one of invitees) expect((await inviteTo(owner!, id, one)).status).toBe(200);
    const indexes = Array.from({ length: 45 }, (_, index) => index);
    const fillers = await Promise.all(indexes.map(() => aMember(api.db, api.config, {})));
    await api.db
      .insertInto('conversation_member')
      .values(fillers.map((member) => ({ member_id: member.id, conversation_id: id, last_message_at: new Date() })))
      .execute();
    const answers = await Promise.all(invitees.map((one) => answer(one, id, 'accept')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['conversations.membersLimitReached']),
    );
    expect((await owner!.see(id)).body.group).toMatchObject({ can: { invite: false } });
    expect((await inviteTo(owner!, id, await aChatMember(api))).code).toBe('conversations.membersLimitReached');
  });

  it('accepts one of several concurrent epochs', async () => {
    const [owner, other, third] = await chatMembers(3);
    const id = await aGroup(owner!, [other!, third!]);
    const makers = [owner!, other!, third!, owner!, other!, third!];
    const epochs = await Promise.all(makers.map(async (who) => prepareGroup(who, id, undefined, await groupToEncrypt(who, id))));
    const put = await Promise.all(
      epochs.map((epoch, index) => makers[index]!.call('PUT', `/api/conversation/${id}/epochs/${epoch.record.epoch}`, epoch)),
    );
    expect(put.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(put.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['conversations.epochStale']));
    expect((await owner!.send(id, 'Agreed.')).status).toBe(200);
    expect((await third!.read(id)).at(-1)).toBe('Agreed.');
  });
});

it('shows a member’s attendance to all members', async () => {
  const [owner, other] = await chatMembers(2);
  const id = await aGroup(owner!, [other!]);
  await other!.call('PUT', `/api/conversation/${id}/attendance`, { attends: true });
  expect((await owner!.see(id)).body.group?.attendees).toEqual([other!.id]);
  await other!.call('PUT', `/api/conversation/${id}/attendance`, { attends: false });
  expect((await owner!.see(id)).body.group?.attendees).toEqual([]);
});

it('withholds messages from a regular fetishist in a group, who can still leave', async () => {
  const owner = await aChatMember(api, premium);
  const regular = await aChatMember(api, { accountType: 'fetishist' });
  const id = await aGroup(owner, [regular]);
  await owner.send(id, 'For who may read.');
  expect((await regular.history(id)).body.entries.map(({ kind }) => kind)).toEqual(['event', 'locked']);
  expect((await regular.see(id)).body.last).toMatchObject({ kind: 'locked' });
  expect((await leave(regular, id, { members: [owner.id], admins: [owner.id] })).status).toBe(200);
});

/** An epoch with a member who has not accepted. */
async function forgedFor(owner: Awaited<ReturnType<typeof aChatMember>>, id: string, otherId: string) {
  const { record, wraps, state } = await prepareGroup(owner, id, undefined, await groupToEncrypt(owner, id));
  const stranger = { ...record.members[0]!, memberId: otherId };
  return { record: { ...record, epoch: 9, members: [...record.members, stranger] }, wraps, state };
}
