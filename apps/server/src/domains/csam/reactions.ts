import { casesChanged } from '@subrosa/contract/moderation';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { openFromUpload } from './commands/open-csam-case.ts';
import { listReviewerIds } from './queries/reviewers.ts';

export const reactions: readonly Reaction[] = [
  reaction('media.csamMatched', 'csam.open-from-upload', ({ tx, event, platform }) => openFromUpload(tx, event.data, platform)),

  // No role has the kind csam, so the moderation domain publishes nothing about it.
  ...(['moderation.caseOpened', 'moderation.caseReminderDue'] as const).map((name) =>
    reaction(name, `csam.remind-reviewers-after-${name}`, async ({ tx, event, platform: { live }, afterCommit }) => {
      if (event.data.kind !== 'csam') return;
      const isReminder = name === 'moderation.caseReminderDue';
      const reviewerIds = await listReviewerIds(tx);
      afterCommit(() => reviewerIds.forEach((id) => live.toMember(id, casesChanged, { kind: 'csam', isReminder })));
    }),
  ),

  reaction('csam.reportOverdue', 'csam.alert-reviewers', async ({ tx, platform: { live }, afterCommit }) => {
    const reviewerIds = await listReviewerIds(tx);
    afterCommit(() => reviewerIds.forEach((id) => live.toMember(id, casesChanged, { kind: 'csam', isReminder: true })));
  }),
];
