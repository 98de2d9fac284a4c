import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { isRecipient } from '../queries/endorsements.ts';
import { approveEndorsement as approve, removeEndorsement } from '../store/endorsements.ts';

/** By whom it is about; approved already, it stays so. */
export async function approveEndorsement(tx: Tx, memberId: string, endorsementId: string, clock: Clock): Promise<void> {
  const approved = await approve(tx, { id: endorsementId, recipientId: memberId, at: clock.now() });
  if (approved) await emit(tx, clock, 'connections.endorsementApproved', { memberId, otherId: approved.author_id, endorsementId });
  else if (!(await isRecipient(tx, endorsementId, memberId))) throw new Refusal('page.missing');
}

/** By either side, at any time. */
export async function withdrawEndorsement(tx: Tx, memberId: string, endorsementId: string): Promise<void> {
  if (!(await removeEndorsement(tx, endorsementId, memberId))) throw new Refusal('page.missing');
}
