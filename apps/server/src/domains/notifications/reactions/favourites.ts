import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { lockActor } from '../create/store.ts';
import { notifyMembers } from '../create/notify-members.ts';
import { findFavouriteTitle, isFavourite } from './queries.ts';

export const favouriteReactions: readonly Reaction[] = [
  reaction('favourites.added', 'notifications.tell-favourited', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, favouriteId, quiet } = event.data;
    if (quiet || !(await lockActor(tx, actorId)) || !(await isFavourite(tx, actorId, favouriteId))) return;
    await notifyMembers(tx, { kind: 'favourited_profile', origin: event.id, actorId, recipients: [favouriteId] }, platform, afterCommit);
  }),
  reaction('favourites.requestAdded', 'notifications.tell-favourited-request', async ({ tx, event, platform, afterCommit }) => {
    const { memberId: actorId, requestId, ownerId, quiet } = event.data;
    if (quiet || !(await lockActor(tx, actorId))) return;
    const title = await findFavouriteTitle(tx, actorId, requestId);
    if (title === null) return;
    const about = { requestId, title };
    const notification = {
      kind: 'favourited_request',
      origin: event.id,
      actorId,
      subjectId: requestId,
      about,
      recipients: [ownerId],
    } as const;
    await notifyMembers(tx, notification, platform, afterCommit);
  }),
];
