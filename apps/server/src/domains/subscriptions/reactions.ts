import { spotsChanged, subscriptionChanged } from '@subrosa/contract/subscriptions';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { askToCancelUnwanted } from './billing/jobs.ts';
import { postEndLetter, postFailureLetter, postMoneyLetter } from './letters.ts';
import { isPremiumNow } from './queries/facts.ts';
import { countTakenSpots } from './queries/plans.ts';
import { spotsView } from './view.ts';

export const reactions: readonly Reaction[] = [
  reaction('subscriptions.changed', 'subscriptions.tell-tabs', async ({ tx, event, platform: { clock, live }, afterCommit }) => {
    const { memberId } = event.data;
    const premium = await isPremiumNow(tx, memberId, clock.now().toISOString().slice(0, 10));
    afterCommit(() => live.toMember(memberId, subscriptionChanged, { premium }));
  }),

  reaction('subscriptions.spotTaken', 'subscriptions.tell-everyone-spots', async ({ tx, platform: { config, live }, afterCommit }) => {
    const spots = spotsView(await countTakenSpots(tx), config);
    afterCommit(() => live.toEveryone(spotsChanged, spots));
  }),

  reaction('subscriptions.moneyMoved', 'subscriptions.post-receipt', async ({ tx, event, platform: { config } }) => {
    const { memberId, factId } = event.data;
    await postMoneyLetter(tx, { id: event.id, memberId }, factId, config);
  }),

  reaction('subscriptions.renewalFailed', 'subscriptions.post-failure', async ({ tx, event, platform: { config } }) => {
    await postFailureLetter(tx, { id: event.id, memberId: event.data.memberId }, event.data, config);
  }),

  reaction('subscriptions.ended', 'subscriptions.post-end', async ({ tx, event, platform: { config } }) => {
    await postEndLetter(tx, { id: event.id, memberId: event.data.memberId }, config);
  }),

  // Who leaves is never charged again.
  reaction('accounts.memberDeleted', 'subscriptions.cancel-at-provider', async ({ tx }) => askToCancelUnwanted(tx)),
];
