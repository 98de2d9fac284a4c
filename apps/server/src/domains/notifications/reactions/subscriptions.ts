import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { notifyMembers } from '../create/notify-members.ts';

const notifiedEvents = [
  { event: 'subscriptions.premiumStarted', kind: 'premium_upgrade' },
  { event: 'subscriptions.lifetimeGranted', kind: 'lifetime_set' },
] as const;

export const subscriptionReactions: readonly Reaction[] = notifiedEvents.map(({ event: name, kind }) =>
  reaction(name, `notifications.notify-${name}`, async ({ tx, event, platform, afterCommit }) => {
    const { memberId } = event.data;
    await notifyMembers(tx, { kind, sourceId: event.id, actorId: null, recipients: [memberId] }, platform, afterCommit);
  }),
);
