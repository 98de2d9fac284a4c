import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { notifyMembers } from '../create/notify-members.ts';

const notifiedEvents = [
  { event: 'verification.approved', kind: 'identity_approved' },
  { event: 'verification.declined', kind: 'identity_declined' },
  { event: 'verification.renewalDue', kind: 'identity_renewal' },
  { event: 'verification.lifetimeApproved', kind: 'lifetime_approved' },
  { event: 'verification.lifetimeDeclined', kind: 'lifetime_declined' },
] as const;

export const verificationReactions: readonly Reaction[] = notifiedEvents.map(({ event: name, kind }) =>
  reaction(name, `notifications.notify-${name}`, async ({ tx, event, platform, afterCommit }) => {
    const { data } = event;
    const context = 'reason' in data ? { reason: data.reason } : {};
    await notifyMembers(tx, { kind, sourceId: event.id, actorId: null, context, recipients: [data.memberId] }, platform, afterCommit);
  }),
);
