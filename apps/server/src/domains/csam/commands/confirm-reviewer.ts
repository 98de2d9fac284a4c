import type { Staff } from '@subrosa/rules/moderation/staff';
import { mayConfirmReviewer } from '@subrosa/rules/csam/csam';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { appendAudit } from '../../audit/index.ts';
import { isReviewer, lockProposal } from '../queries/reviewers.ts';
import { fillSlot } from '../store.ts';

/** The second of two: from here on the place is theirs, or nobody's. */
export async function confirmReviewer(tx: Tx, clock: Clock, staff: Staff, namingId: string): Promise<void> {
  if (!staff.counts) throw new ApiError('staff.roleTooNew');
  const at = clock.now();
  const naming = await lockProposal(tx, namingId, at);
  if (!naming || !mayConfirmReviewer(staff, naming)) throw new ApiError('resource.notFound');
  // Proposed for two places, and confirmed for the other meanwhile.
  if (naming.personId !== null && (await isReviewer(tx, naming.personId))) throw new ApiError('resource.notFound');
  await fillSlot(tx, naming, { by: staff.id, at });
  const detail = { place: naming.place, person: naming.personId };
  await appendAudit(tx, clock, {
    actorId: staff.id,
    action: 'sealed.person_confirmed',
    subjectKind: 'sealed_naming',
    subjectId: namingId,
    detail,
  });
}
