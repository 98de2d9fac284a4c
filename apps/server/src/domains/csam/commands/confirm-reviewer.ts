import type { Staff } from '@subrosa/rules/moderation/staff';
import { mayConfirmReviewer } from '@subrosa/rules/csam/csam';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { appendAudit } from '../../audit/index.ts';
import { isReviewer, lockProposal } from '../queries/reviewers.ts';
import { fillSlot } from '../store.ts';

/** The second of two approvals: it assigns the slot to the proposed person, or empties it. */
export async function confirmReviewer(tx: Tx, clock: Clock, staff: Staff, namingId: string): Promise<void> {
  if (!staff.counts) throw new ApiError('staff.roleTooNew');
  const at = clock.now();
  const naming = await lockProposal(tx, namingId, at);
  if (!naming || !mayConfirmReviewer(staff, naming)) throw new ApiError('resource.notFound');
  // The same person may have been proposed for two slots and confirmed for the other one meanwhile.
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
