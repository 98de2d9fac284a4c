import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { notifyMembers } from '../create/notify-members.ts';

const notifiedEvents = [
  { event: 'subscriptions.premiumBegan', kind: 'premium_upgrade' },
  { event: 'subscriptions.lifetimeSet', kind: 'lifetime_set' },
] as const;

export const subscriptionReactions: readonly Reaction[] = notifiedEvents.map(({ event: name, kind }) =>
  reaction(name, `notifications.tell-${name}`, async ({ tx, event, platform, afterCommit }) => {
    const { memberId } = event.data;
    await notifyMembers(tx, { kind, origin: event.id, actorId: null, recipients: [memberId] }, platform, afterCommit);
  }),
);
