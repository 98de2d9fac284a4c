import { casesChanged } from '@subrosa/contract/moderation';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { openFromUpload } from './commands/open-csam-case.ts';
import { listReviewerIds } from './queries/reviewers.ts';

export const reactions: readonly Reaction[] = [
  reaction('media.sealed', 'sealed.open-from-upload', ({ tx, event, platform }) => openFromUpload(tx, event.data, platform)),

  // No role has the kind csam, so the moderation domain publishes nothing about it.
  ...(['moderation.caseOpened', 'moderation.caseAlarmed'] as const).map((name) =>
    reaction(name, `sealed.tell-named-after-${name}`, async ({ tx, event, platform: { live }, afterCommit }) => {
      if (event.data.kind !== 'csam') return;
      const alarm = name === 'moderation.caseAlarmed';
      const named = await listReviewerIds(tx);
      afterCommit(() => named.forEach((id) => live.toMember(id, casesChanged, { kind: 'csam', alarm })));
    }),
  ),

  reaction('sealed.reportAlarmed', 'sealed.tell-named-of-report', async ({ tx, platform: { live }, afterCommit }) => {
    const named = await listReviewerIds(tx);
    afterCommit(() => named.forEach((id) => live.toMember(id, casesChanged, { kind: 'csam', alarm: true })));
  }),
];
