import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { lockActor } from '../create/store.ts';
import { notifyMembers } from '../create/notify-members.ts';
import { findFavouriteTitle, isFavourite } from './queries.ts';

export const favouriteReactions: readonly Reaction[] = [
  reaction('favourites.added', 'notifications.notify-favourited', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, favouriteId, silent } = event.data;
    if (silent || !(await lockActor(tx, actorId)) || !(await isFavourite(tx, actorId, favouriteId))) return;
    await notifyMembers(tx, { kind: 'favourited_profile', sourceId: event.id, actorId, recipients: [favouriteId] }, platform, afterCommit);
  }),
  reaction('favourites.requestAdded', 'notifications.notify-favourited-request', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, requestId, ownerId, silent } = event.data;
    if (silent || !(await lockActor(tx, actorId))) return;
    const title = await findFavouriteTitle(tx, actorId, requestId);
    if (title === null) return;
    const context = { requestId, title };
    const notification = {
      kind: 'favourited_request',
      sourceId: event.id,
      actorId,
      subjectId: requestId,
      context,
      recipients: [ownerId],
    } as const;
    await notifyMembers(tx, notification, platform, afterCommit);
  }),
];
