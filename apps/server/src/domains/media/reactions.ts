import { emit } from '../../platform/jobs/emit.ts';
import { reaction } from '../../platform/jobs/reaction.ts';
import { applyDecision } from './commands/apply-decision.ts';
import { undoDecision } from './commands/undo-decision.ts';
import { submitForReview } from './commands/submit-for-review.ts';
import { listDepictedPersons } from './queries/depicted-persons.ts';
import { applyCsamDecision } from './csam-quarantine/quarantine-item.ts';
import { deleteRemoved } from './store/uploads.ts';

export const reactions = [
  reaction('media.scanned', 'media.request-consent-and-submit', async ({ tx, event, platform }) => {
    const { mediaId } = event.data;
    for (const { id: personId, member_id: memberId, consent } of await listDepictedPersons(tx, [mediaId])) {
      if (memberId !== null && consent === 'pending')
        await emit(tx, platform.clock, 'media.memberDepicted', { mediaId, personId, memberId });
    }
    await submitForReview(tx, mediaId, platform);
  }),

  reaction('media.removed', 'media.delete-removed', ({ tx, event }) => deleteRemoved(tx, event.data.mediaId)),

  reaction('moderation.caseDecided', 'media.apply-decision', async ({ tx, event, platform }) => {
    if (event.data.subjectKind === 'media') await applyDecision(tx, event.data, platform);
  }),

  reaction('csam.caseDecided', 'media.apply-csam-decision', ({ tx, event, platform: { clock } }) =>
    applyCsamDecision(tx, clock, event.data),
  ),

  reaction('moderation.decisionOverturned', 'media.undo-decision', async ({ tx, event, platform: { clock } }) => {
    if (event.data.subjectKind === 'media') await undoDecision(tx, event.data.subjectId, clock);
  }),
];
