import { verificationChanged } from '@subrosa/contract/verification';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { addBannedIdentifier, dismissCasesOf } from '../moderation/index.ts';
import { applyDecision } from './commands/apply-decision.ts';
import { applyLifetimeDecision } from './commands/apply-lifetime-decision.ts';
import { reopenLifetime, reopenVerification } from './commands/reopen-verification.ts';
import { listRecords } from './queries/eligibility.ts';
import { listAbandoned, listDocumentHashes } from './queries/verifications.ts';

export const reactions: readonly Reaction[] = [
  reaction('moderation.caseDecided', 'verification.apply-decision', async ({ tx, event, platform }) => {
    if (event.data.kind === 'identity') await applyDecision(tx, event.data, platform);
    if (event.data.kind === 'lifetime') await applyLifetimeDecision(tx, event.data, platform);
  }),

  reaction('moderation.decisionOverturned', 'verification.reopen', async ({ tx, event, platform: { clock } }) => {
    if (event.data.kind === 'identity') await reopenVerification(tx, clock, event.data);
    if (event.data.kind === 'lifetime') await reopenLifetime(tx, clock, event.data);
  }),

  reaction('verification.changed', 'verification.publish-live-update', async ({ tx, event, platform: { live }, afterCommit }) => {
    const { memberId } = event.data;
    const verified = (await listRecords(tx, memberId)).length > 0;
    afterCommit(() => live.toMember(memberId, verificationChanged, { verified }));
  }),

  reaction('moderation.memberBanned', 'verification.record-banned-documents', async ({ tx, event }) => {
    const { memberId, sanctionId } = event.data;
    for (const hash of await listDocumentHashes(tx, memberId)) await addBannedIdentifier(tx, { kind: 'document', hash, sanctionId });
  }),

  // Cases of deleted members need no decision, whether their rows still exist or not.
  reaction('accounts.memberDeleted', 'verification.dismiss-cases', async ({ tx, event, platform: { clock } }) => {
    for (const id of await listAbandoned(tx, event.data.memberId)) await dismissCasesOf(tx, clock, id);
  }),
];
