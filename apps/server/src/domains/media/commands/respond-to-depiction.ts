import { isReviewable } from '@subrosa/rules/media/declaration';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { lockItem } from '../queries/items.ts';
import { findDepiction } from '../queries/depicted-persons.ts';
import { saveConsent } from '../store/declarations.ts';
import { changeState } from './change-state.ts';
import { submitForReview } from './submit-for-review.ts';

interface DepictionResponse {
  memberId: string;
  personId: string;
  consent: 'confirmed' | 'objected';
}

/** Stores the answer of a named member. Both answers can be changed, and an objection takes effect immediately. */
export async function respondToDepiction(tx: Tx, answer: DepictionResponse, platform: ApiPlatform): Promise<void> {
  const { memberId, personId, consent } = answer;
  const { clock } = platform;
  const named = await findDepiction(tx, memberId, personId);
  const item = named && (await lockItem(tx, named.media_id));
  // Read again under the lock: the owner may have changed the declaration, or another tab answered.
  const depiction = await findDepiction(tx, memberId, personId);
  if (!item || !depiction || !isReviewable(item.state)) throw new ApiError('resource.notFound');
  if (depiction.consent === consent) return;
  await saveConsent(tx, personId, { consent, at: clock.now() });
  if (consent === 'confirmed') return submitForReview(tx, item.id, platform);

  if (item.state === 'published') await changeState(tx, clock, { id: item.id, to: 'pending_review' });
  await emit(tx, clock, 'media.depictionObjected', { mediaId: item.id, ownerId: item.owner_id, memberId });
  await openCase(tx, clock, {
    kind: 'media_objection',
    subjectKind: 'media',
    subjectId: item.id,
    memberId: item.owner_id,
    reporterId: memberId,
  });
}
