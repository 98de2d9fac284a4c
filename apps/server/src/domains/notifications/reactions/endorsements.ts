import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { markReadFrom, removeNotifications } from '../store/removal.ts';
import { lockActor } from '../create/store.ts';
import { notifyMembers } from '../create/notify-members.ts';
import { findEndorsement } from './queries.ts';

export const endorsementReactions: readonly Reaction[] = [
  reaction('connections.endorsed', 'notifications.notify-endorsed', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, otherId: memberId, endorsementId } = event.data;
    // A block deletes endorsements while it holds the same lock.
    if (!(await lockActor(tx, actorId)) || (await findEndorsement(tx, endorsementId))?.approved !== false) return;
    // A rewritten endorsement replaces the notification of the former text.
    await removeNotifications(tx, [{ memberId, actorId, kinds: ['endorsement_waiting'] }]);
    await notifyMembers(
      tx,
      { kind: 'endorsement_waiting', sourceId: event.id, actorId, context: { endorsementId }, recipients: [memberId] },
      platform,
      afterCommit,
    );
  }),

  reaction('connections.endorsementApproved', 'notifications.notify-approved', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, otherId: authorId, endorsementId } = event.data;
    const isHere = await lockActor(tx, actorId);
    await markReadFrom(tx, { memberId: actorId, actorId: authorId, kinds: ['endorsement_waiting'] }, platform.clock.now());
    if (!isHere || !(await findEndorsement(tx, endorsementId))?.approved) return;
    await notifyMembers(
      tx,
      { kind: 'endorsement_approved', sourceId: event.id, actorId, context: { endorsementId }, recipients: [authorId] },
      platform,
      afterCommit,
    );
  }),
];
