import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { removeAboutMedia } from '../store/removal.ts';
import { lockActor } from '../create/store.ts';
import { notifyMembers } from '../create/notify-members.ts';
import { findMediaState, findUploader, wasNotified } from './queries.ts';

export const mediaReactions: readonly Reaction[] = [
  reaction('media.published', 'notifications.notify-published', async ({ tx, event, platform, afterCommit }) => {
    const { mediaId, ownerId } = event.data;
    if ((await findMediaState(tx, mediaId)) !== 'published') return;
    await notifyMembers(
      tx,
      { kind: 'media_published', sourceId: event.id, actorId: null, subjectId: mediaId, context: { mediaId }, recipients: [ownerId] },
      platform,
      afterCommit,
    );
  }),

  reaction('media.rejected', 'notifications.notify-rejected', async ({ tx, event, platform, afterCommit }) => {
    const { mediaId, ownerId, reason } = event.data;
    if ((await findMediaState(tx, mediaId)) !== 'rejected') return;
    await notifyMembers(
      tx,
      {
        kind: 'media_rejected',
        sourceId: event.id,
        actorId: null,
        subjectId: mediaId,
        context: { mediaId, reason },
        recipients: [ownerId],
      },
      platform,
      afterCommit,
    );
  }),

  // Without the item’s id: the item is deleted, and notifications about it are deleted with it.
  reaction('media.takenDown', 'notifications.notify-taken-down', async ({ tx, event, platform, afterCommit }) => {
    const { ownerId, reason } = event.data;
    await notifyMembers(
      tx,
      { kind: 'media_taken_down', sourceId: event.id, actorId: null, subjectId: null, context: { reason }, recipients: [ownerId] },
      platform,
      afterCommit,
    );
  }),

  reaction('media.memberDepicted', 'notifications.notify-depicted', async ({ tx, event, platform, afterCommit }) => {
    const { mediaId, personId, memberId } = event.data;
    const actorId = await findUploader(tx, personId);
    // The end of processing emits the event again for members whom the owner has named since.
    if (actorId === null || !(await lockActor(tx, actorId))) return;
    if (await wasNotified(tx, { memberId, actorId, kind: 'media_depicted', subjectId: mediaId })) return;
    await notifyMembers(
      tx,
      { kind: 'media_depicted', sourceId: event.id, actorId, subjectId: mediaId, context: { mediaId }, recipients: [memberId] },
      platform,
      afterCommit,
    );
  }),

  reaction('media.removed', 'notifications.delete-media', ({ tx, event }) => removeAboutMedia(tx, event.data.mediaId, event.data.ownerId)),
];
