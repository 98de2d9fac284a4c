import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { tellEveryWay } from '../tell/tell-every-way.ts';

const news = [
  { event: 'subscriptions.premiumBegan', kind: 'premium_upgrade' },
  { event: 'subscriptions.lifetimeSet', kind: 'lifetime_set' },
] as const;

export const subscriptionReactions: readonly Reaction[] = news.map(({ event: name, kind }) =>
  reaction(name, `notifications.tell-${name}`, async ({ tx, event, platform, afterCommit }) => {
    const { memberId } = event.data;
    await tellEveryWay(tx, { kind, origin: event.id, actorId: null, recipients: [memberId] }, platform, afterCommit);
  }),
);
