import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { notifyMembers } from '../create/notify-members.ts';
import { findRequest } from './queries.ts';

const decisions = [
  { event: 'requests.approved', kind: 'request_published', status: 'published' },
  { event: 'requests.rejected', kind: 'request_rejected', status: 'unpublished' },
] as const;

/** Notifies of decisions of staff while the post is still in the decided state. */
export const requestReactions: readonly Reaction[] = decisions.map(({ event: name, kind, status }) =>
  reaction(name, `notifications.notify-${name}`, async ({ tx, event, platform, afterCommit }) => {
    const { requestId, memberId } = event.data;
    const request = await findRequest(tx, requestId);
    if (request?.status !== status) return;
    const context = { requestId, title: request.title };
    const notification = { kind, sourceId: event.id, actorId: null, subjectId: requestId, context, recipients: [memberId] } as const;
    await notifyMembers(tx, notification, platform, afterCommit);
  }),
);
