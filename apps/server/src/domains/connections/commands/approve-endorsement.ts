import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { removeNotifications } from '../../notifications/index.ts';
import { isRecipient } from '../queries/endorsements.ts';
import { approveEndorsement as approve, removeEndorsement } from '../store/endorsements.ts';

/** Approves an endorsement for its recipient. Idempotent. */
export async function approveEndorsement(tx: Tx, memberId: string, endorsementId: string, clock: Clock): Promise<void> {
  const approved = await approve(tx, { id: endorsementId, recipientId: memberId, at: clock.now() });
  if (approved) await emit(tx, clock, 'connections.endorsementApproved', { memberId, otherId: approved.author_id, endorsementId });
  else if (!(await isRecipient(tx, endorsementId, memberId))) throw new ApiError('resource.notFound');
}

/** Deletes an endorsement for its author or recipient, at any time, with the unread notification about it. */
export async function withdrawEndorsement(tx: Tx, memberId: string, endorsementId: string): Promise<void> {
  const removed = await removeEndorsement(tx, endorsementId, memberId);
  if (!removed) throw new ApiError('resource.notFound');
  await removeNotifications(tx, [{ memberId: removed.recipient_id, actorId: removed.author_id, kinds: ['endorsement_waiting'] }]);
}
