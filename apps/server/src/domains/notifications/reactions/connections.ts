import type { Tx } from '../../../platform/db/database.ts';
import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { markReadFrom, removeNotifications } from '../store/removal.ts';
import { lockActor } from '../create/store.ts';
import { notifyMembers, notifyInApp } from '../create/notify-members.ts';
import { findConnection, wasNotified } from './queries.ts';

/** Events may arrive out of order, so each reaction checks the current state of the connection. */
export const connectionReactions: readonly Reaction[] = [
  reaction('connections.requested', 'notifications.notify-requested', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, otherId: memberId, again } = event.data;
    if (!(await lockActor(tx, actorId)) || (await findConnection(tx, memberId, actorId)) !== 'incoming') return;
    const notification = { kind: 'connection_request', sourceId: event.id, actorId, recipients: [memberId] } as const;
    if (!again) {
      await removeNotifications(tx, [{ memberId, actorId, kinds: ['connection_request'] }]);
      await notifyMembers(tx, notification, platform, afterCommit);
      return;
    }
    // Withdrawn and requested again within a day: the existing notification stays or is created again, without email and push.
    if (!(await wasNotified(tx, { memberId, actorId, kind: notification.kind })))
      await notifyInApp(tx, notification, platform, afterCommit);
  }),

  reaction('connections.confirmed', 'notifications.notify-confirmed', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, otherId: requesterId } = event.data;
    const isHere = await lockActor(tx, actorId);
    await markReadFrom(tx, { memberId: actorId, actorId: requesterId, kinds: ['connection_request'] }, platform.clock.now());
    if (!isHere || (await findConnection(tx, requesterId, actorId)) !== 'connected') return;
    await notifyMembers(tx, { kind: 'connection_accepted', sourceId: event.id, actorId, recipients: [requesterId] }, platform, afterCommit);
  }),

  reaction('connections.ended', 'notifications.delete-ended', async ({ tx, event }) => {
    const { memberId, otherId } = event.data;
    await lockActor(tx, memberId);
    await deleteEnded(tx, memberId, otherId);
  }),
];

/** Deletes notifications of requests that are no longer open, and unread ones about the former connection. */
async function deleteEnded(tx: Tx, one: string, other: string): Promise<void> {
  // They may have requested each other again meanwhile.
  const [state, otherState] = [await findConnection(tx, one, other), await findConnection(tx, other, one)];
  const sides = [
    { memberId: one, actorId: other, state },
    { memberId: other, actorId: one, state: otherState },
  ];
  await removeNotifications(
    tx,
    sides.flatMap(({ memberId, actorId, state: now }) => [
      ...(now === 'incoming' ? [] : [{ memberId, actorId, kinds: ['connection_request'] as const }]),
      ...(now === 'connected'
        ? []
        : [{ memberId, actorId, kinds: ['connection_accepted', 'endorsement_waiting'] as const, unreadOnly: true }]),
    ]),
  );
}
