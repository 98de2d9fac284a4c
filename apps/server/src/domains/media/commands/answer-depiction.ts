import { canBeJudged } from '@subrosa/rules/media/statement';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { lockItem } from '../queries/items.ts';
import { findDepiction } from '../queries/people.ts';
import { saveConsent } from '../store/statements.ts';
import { changeState } from './change-state.ts';
import { submitForReview } from './submit-for-review.ts';

interface Answer {
  memberId: string;
  personId: string;
  consent: 'confirmed' | 'objected';
}

/** A member who is named agrees, or objects; either can be taken back, and an objection counts at once. */
export async function answerDepiction(tx: Tx, answer: Answer, platform: CallPlatform): Promise<void> {
  const { memberId, personId, consent } = answer;
  const { clock } = platform;
  const named = await findDepiction(tx, memberId, personId);
  const item = named && (await lockItem(tx, named.media_id));
  // Looked up again behind the lock: the owner may have stated anew, or another tab answered.
  const standing = await findDepiction(tx, memberId, personId);
  if (!item || !standing || !canBeJudged(item.state)) throw new Refusal('page.missing');
  if (standing.consent === consent) return;
  await saveConsent(tx, personId, { consent, at: clock.now() });
  if (consent === 'confirmed') return submitForReview(tx, item.id, platform);

  if (item.state === 'published') await changeState(tx, clock, { id: item.id, to: 'pending_review' });
  await emit(tx, clock, 'media.objected', { mediaId: item.id, ownerId: item.owner_id, memberId });
  await openCase(tx, clock, {
    kind: 'media_objection',
    subjectKind: 'media',
    subjectId: item.id,
    memberId: item.owner_id,
    reporterId: memberId,
  });
}
