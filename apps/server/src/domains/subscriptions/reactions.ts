import { spotsChanged, subscriptionChanged } from '@subrosa/contract/subscriptions';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { enqueueCancelSuperseded } from './billing/jobs.ts';
import { enqueueEndEmail, enqueueFailureEmail, enqueuePaymentEmail } from './emails.ts';
import { isPremiumNow } from './queries/ledger-entries.ts';
import { grantLifetime } from './commands/grant-lifetime.ts';
import { revokeLifetime } from './commands/revoke-lifetime.ts';
import { findSpots } from './queries/plans.ts';
import { spotsView } from './view.ts';

export const reactions: readonly Reaction[] = [
  reaction('subscriptions.changed', 'subscriptions.publish-live-update', async ({ tx, event, platform: { clock, live }, afterCommit }) => {
    const { memberId } = event.data;
    const premium = await isPremiumNow(tx, memberId, clock.now().toISOString().slice(0, 10));
    afterCommit(() => live.toMember(memberId, subscriptionChanged, { premium }));
  }),

  ...(['subscriptions.spotClaimed', 'subscriptions.spotTotalChanged'] as const).map((name) =>
    reaction(name, `subscriptions.tell-everyone-spots-after-${name}`, async ({ tx, platform: { config, live }, afterCommit }) => {
      const spots = spotsView(await findSpots(tx), config);
      afterCommit(() => live.toEveryone(spotsChanged, spots));
    }),
  ),

  // The subject of the case is the profile, whose id is the member’s id.
  reaction('moderation.caseDecided', 'subscriptions.revoke-lifetime', async ({ tx, event, platform: { clock } }) => {
    const { kind, decision, subjectId } = event.data;
    if (kind === 'lifetime_fraud' && decision === 'reject') await revokeLifetime(tx, subjectId, clock);
  }),

  reaction('moderation.decisionOverturned', 'subscriptions.restore-lifetime', async ({ tx, event, platform: { clock } }) => {
    const { kind, subjectId } = event.data;
    if (kind === 'lifetime_fraud') await grantLifetime(tx, subjectId, clock);
  }),

  reaction('subscriptions.paymentRecorded', 'subscriptions.email-receipt', async ({ tx, event, platform: { config } }) => {
    const { memberId, ledgerEntryId } = event.data;
    await enqueuePaymentEmail(tx, { id: event.id, memberId }, ledgerEntryId, config);
  }),

  reaction('subscriptions.renewalFailed', 'subscriptions.email-failure', async ({ tx, event, platform: { config } }) => {
    await enqueueFailureEmail(tx, { id: event.id, memberId: event.data.memberId }, event.data, config);
  }),

  reaction('subscriptions.ended', 'subscriptions.email-end', async ({ tx, event, platform: { config } }) => {
    await enqueueEndEmail(tx, { id: event.id, memberId: event.data.memberId }, config);
  }),

  // Members who deleted their account must not be charged again.
  reaction('accounts.memberDeleted', 'subscriptions.cancel-at-provider', async ({ tx }) => enqueueCancelSuperseded(tx)),
];
