import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { emit, EVENT_TASK } from '../../platform/jobs/emit.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { EventName, Events } from '../../events/events.ts';
import { systemClock } from '../../platform/clock.ts';
import { aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { rebuildSearchRows } from '../../../test/support/explore.ts';
import { aFavourite } from '../../../test/support/favourites.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia, type MediaOptions } from '../../../test/support/media.ts';
import type { NotificationList } from '../../../test/support/notifications.ts';
import { aPost } from '../../../test/support/requests.ts';

const api = useApi();
const worker = useWorker(api);

let everybody: Known[];

beforeAll(async () => {
  everybody = await Promise.all(Array.from({ length: 46 }, () => aConnectableMember(api)));
  await rebuildSearchRows(api.db, []);
});

/** Members that no other test uses. */
const people = (count: 2 | 3) => everybody.splice(0, count) as [Known, Known, Known];

/** Runs all jobs and returns the member’s notifications as they see them. */
async function notificationsOf(who: Known) {
  await worker.runJobs();
  const { body } = await who.call<NotificationList>('GET', '/api/notifications');
  return body.notifications.map(({ kind, actors, others, read, can, context: { quote } }) => ({
    kind,
    by: actors.map(({ id }) => id),
    others,
    read,
    can,
    ...(quote !== null && { quote }),
  }));
}

const kinds = async (who: Known) => (await notificationsOf(who)).map(({ kind }) => kind);

const happen = <Name extends EventName>(name: Name, data: Events[Name]) => transaction(api.db, (tx) => emit(tx, systemClock, name, data));

describe('connection reactions', () => {
  it('notifies the recipient of a request, with its note, and the requester once it is confirmed', async () => {
    const [one, other] = people(2);
    await one.requestConnection(other, 'Hello.');
    expect(await notificationsOf(other)).toEqual([
      { kind: 'connection_request', by: [one.id], others: 0, read: false, can: ['confirm', 'delete'], quote: 'Hello.' },
    ]);
    await other.confirm(one);
    expect(await notificationsOf(one)).toEqual([{ kind: 'connection_accepted', by: [other.id], others: 0, read: false, can: [] }]);
    expect(await notificationsOf(other)).toEqual([{ kind: 'connection_request', by: [one.id], others: 0, read: true, can: [] }]);
  });

  it('deletes the notification when the request is declined or withdrawn', async () => {
    const [one, other, third] = people(3);
    await one.requestConnection(other);
    await third.requestConnection(other);
    expect(await kinds(other)).toEqual(['connection_request', 'connection_request']);
    await one.change(other, 'delete');
    await other.change(third, 'delete');
    expect(await kinds(other)).toEqual([]);
  });

  it('creates nothing when the request was withdrawn before the worker ran', async () => {
    const [one, other] = people(2);
    await one.requestConnection(other);
    await one.change(other, 'delete');
    expect(await kinds(other)).toEqual([]);
  });

  it('keeps one notification when a request is repeated within a day, in any order of events', async () => {
    const [one, other] = people(2);
    await one.requestConnection(other);
    expect(await kinds(other)).toEqual(['connection_request']);
    for (let time = 0; time < 3; time += 1) {
      await one.change(other, 'delete');
      await one.requestConnection(other);
    }
    expect(await kinds(other)).toEqual(['connection_request']);
    // The event about the end of the first request arrives late.
    await happen('connections.ended', { memberId: one.id, otherId: other.id });
    expect(await kinds(other)).toEqual(['connection_request']);
  });

  it('deletes unread notifications when the connection ends', async () => {
    const [one, other] = people(2);
    await one.requestConnection(other);
    await other.confirm(one);
    expect(await kinds(one)).toEqual(['connection_accepted']);
    await other.change(one, 'delete');
    expect(await kinds(one)).toEqual([]);
    expect(await kinds(other)).toEqual([]);
  });
});

describe('endorsement reactions', () => {
  it('notifies the endorsed member, once after a rewrite, and the author when it is approved', async () => {
    const [one, other] = people(2);
    await one.requestConnection(other);
    await other.confirm(one);
    await one.endorse(other, 'Kind and clear.');
    await worker.runJobs();
    const { body } = await one.endorse(other, 'Kind, clear and on time.');
    expect(await notificationsOf(other)).toEqual([
      { kind: 'endorsement_waiting', by: [one.id], others: 0, read: false, can: ['approve', 'delete'], quote: 'Kind, clear and on time.' },
    ]);
    await other.call('POST', `/api/endorsements/${body.id}/approve`, {});
    expect((await notificationsOf(one))[0]).toEqual({ kind: 'endorsement_approved', by: [other.id], others: 0, read: false, can: [] });
    expect((await notificationsOf(other))[0]).toEqual({ kind: 'endorsement_waiting', by: [one.id], others: 0, read: true, can: [] });
  });
});

describe('the quote of a notification', () => {
  const suspend = (who: Known) => api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', who.id).execute();
  const rows = async (who: Known) => (await notificationsOf(who)).map(({ kind, quote }) => ({ kind, quote }));

  it('disappears with the note when its sender withdraws, is suspended or is blocked', async () => {
    const ends: ((sender: Known, reader: Known) => Promise<unknown>)[] = [
      (sender, reader) => sender.change(reader, 'delete'),
      suspend,
      (sender, reader) => reader.block(sender),
      (sender, reader) => sender.block(reader),
    ];
    for (const end of ends) {
      const [sender, reader] = people(2);
      await sender.requestConnection(reader, 'A note.');
      expect(await rows(reader)).toEqual([{ kind: 'connection_request', quote: 'A note.' }]);
      await end(sender, reader);
      expect((await reader.call('GET', '/api/notifications')).text).not.toContain('A note.');
      expect(await rows(reader)).toEqual([]);
    }
  });

  it('shows the text that an approval publishes, until the author rewrites it, is suspended or disconnects', async () => {
    const ends: ((author: Known, reader: Known) => Promise<unknown>)[] = [
      (author, reader) => author.endorse(reader, 'Another text.'),
      suspend,
      (author, reader) => author.change(reader, 'delete'),
    ];
    for (const end of ends) {
      const [author, reader] = people(2);
      await author.requestConnection(reader);
      await reader.confirm(author);
      const { body } = await author.endorse(reader, 'Kind and clear.');
      expect(await rows(reader)).toContainEqual({ kind: 'endorsement_waiting', quote: 'Kind and clear.' });
      await end(author, reader);
      expect((await reader.call('GET', '/api/notifications')).text).not.toContain('Kind and clear.');
      expect((await reader.call('POST', `/api/endorsements/${body.id}/approve`, {})).status).toBe(404);
    }
  });
});

describe('favourite reactions', () => {
  const choose = (who: Known, whom: Known, more: object = {}) =>
    who.call('POST', '/api/favourite/user', { memberId: whom.id, silent: false, ...more });

  it('groups unread notifications, and notifies once of a favourite that is removed and added again', async () => {
    const [one, other, third] = people(3);
    await choose(one, third);
    await worker.runJobs();
    await choose(other, third);
    for (let time = 0; time < 2; time += 1) {
      await choose(one, third, { favourite: false });
      await choose(one, third);
      await worker.runJobs();
    }
    expect(await notificationsOf(third)).toEqual([{ kind: 'favourited_profile', by: [other.id, one.id], others: 0, read: false, can: [] }]);
  });

  it('creates nothing for a silent favourite or one that was removed', async () => {
    const [one, other, third] = people(3);
    await choose(one, third, { silent: true });
    await choose(other, third);
    await choose(other, third, { favourite: false });
    expect(await kinds(third)).toEqual([]);
  });
});

it('creates one notification when the event of a reaction is delivered again', async () => {
  const [one, other] = people(2);
  await aFavourite(api.db, one.id, other.id);
  const event = { id: newId(), name: 'favourites.added', at: '', data: { memberId: one.id, favouriteId: other.id, silent: false } };
  for (let time = 0; time < 3; time += 1) {
    await transaction(api.db, (tx) => enqueue(tx, EVENT_TASK, event));
    await worker.runJobs();
    // Read in between, so that a second notification would not be grouped with the first.
    await other.call('POST', '/api/notifications/read-all', {});
  }
  expect(await notificationsOf(other)).toEqual([{ kind: 'favourited_profile', by: [one.id], others: 0, read: true, can: [] }]);
});

describe('request post reactions', () => {
  it('notifies the owner of staff’s decision without an actor, while the post is in that state', async () => {
    const [one] = people(2);
    const id = await aPost(api.db, one.id, { title: 'Silk scarf' });
    const about = { requestId: id, memberId: one.id };
    await happen('requests.rejected', about);
    await happen('requests.approved', about);
    await worker.runJobs();
    const { body } = await one.call<NotificationList>('GET', '/api/notifications?category=media');
    expect(body.notifications.map(({ kind, actors, context: { requestId, title } }) => ({ kind, actors, requestId, title }))).toEqual([
      { kind: 'request_published', actors: [], requestId: id, title: 'Silk scarf' },
    ]);
    await sql`UPDATE request_post SET status = 'unpublished' WHERE id = ${id}`.execute(api.db);
    await happen('requests.rejected', about);
    expect(await kinds(one)).toEqual(['request_rejected', 'request_published']);
  });
});

describe('media reactions', () => {
  const anItem = (owner: Known, traits: Omit<MediaOptions, 'ownerId'>) => aMedia(api.db, { ownerId: owner.id, ...traits });

  it('notifies the owner of a decision without an actor', async () => {
    const [one] = people(2);
    const [published, rejected] = [await anItem(one, { state: 'published' }), await anItem(one, { state: 'rejected', reason: 'quality' })];
    await happen('media.published', { mediaId: published.id, ownerId: one.id });
    await worker.runJobs();
    await happen('media.rejected', { mediaId: rejected.id, ownerId: one.id, reason: 'quality' });
    await worker.runJobs();
    const { body } = await one.call<NotificationList>('GET', '/api/notifications?category=media');
    expect(body.notifications.map(({ kind, actors, context: { mediaId, reason } }) => ({ kind, actors, mediaId, reason }))).toEqual([
      { kind: 'media_rejected', actors: [], mediaId: rejected.id, reason: 'quality' },
      { kind: 'media_published', actors: [], mediaId: published.id, reason: null },
    ]);
    await happen('media.removed', { mediaId: rejected.id, ownerId: one.id });
    expect(await kinds(one)).toEqual(['media_published']);
  });

  it('notifies the depicted member once, until they answer or the item is removed', async () => {
    const [one, other] = people(2);
    const item = await anItem(one, { state: 'scanned', people: [{ who: 'member', memberId: other.id, consent: 'pending' }] });
    const event = { mediaId: item.id, personId: item.personIds[0]!, memberId: other.id };
    await happen('media.memberDepicted', event);
    await worker.runJobs();
    await happen('media.memberDepicted', event);
    expect(await notificationsOf(other)).toEqual([{ kind: 'media_depicted', by: [one.id], others: 0, read: false, can: ['answer'] }]);
    await sql`UPDATE media_depiction SET consent = 'confirmed' WHERE id = ${event.personId}`.execute(api.db);
    expect((await notificationsOf(other))[0]?.can).toEqual([]);
    await happen('media.removed', { mediaId: item.id, ownerId: one.id });
    expect(await kinds(other)).toEqual([]);
  });
});

describe('POST /api/block/user', () => {
  it('deletes notifications between both members immediately, and keeps a group’s other actors', async () => {
    const [one, other, third] = people(3);
    await one.requestConnection(other);
    await other.call('POST', '/api/favourite/user', { memberId: one.id, silent: false });
    await third.call('POST', '/api/favourite/user', { memberId: one.id, silent: false });
    expect(await kinds(other)).toEqual(['connection_request']);
    expect((await notificationsOf(one))[0]?.by.toSorted()).toEqual([other.id, third.id].toSorted());
    await other.block(one);
    // Before the worker runs the reaction.
    expect((await other.call<NotificationList>('GET', '/api/notifications')).body.notifications).toEqual([]);
    const { body } = await one.call<NotificationList>('GET', '/api/notifications');
    expect(body.notifications.map(({ actors, others }) => ({ by: actors.map(({ id }) => id), others }))).toEqual([
      { by: [third.id], others: 0 },
    ]);
    expect((await other.call<{ unread: number }>('GET', '/api/notifications/unread-count')).body).toEqual({ unread: 0, chat: 0 });
    expect(await kinds(other)).toEqual([]);
  });

  it('prevents the notification when the block precedes the reaction', async () => {
    const [one, other] = people(2);
    await one.call('POST', '/api/favourite/user', { memberId: other.id, silent: false });
    await other.block(one);
    expect(await kinds(other)).toEqual([]);
  });
});
