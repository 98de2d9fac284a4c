import { dayAfter, RENEWAL_DAYS } from '@subrosa/rules/verification/renewal';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { appendAudit } from '../../audit/index.ts';
import { bringForward } from '../store/records.ts';

/** Requires a new document: the verification expires in 30 days, unless it expires earlier. */
export async function requestRenewal(tx: Tx, { staffId, id }: { staffId: string; id: string }, clock: Clock): Promise<{ renewBy: string }> {
  const now = clock.now();
  const record = await bringForward(tx, { verificationId: id, by: dayAfter(now, RENEWAL_DAYS), at: now, notOf: staffId });
  if (!record) throw new ApiError('resource.notFound');
  const { memberId, renewBy } = record;
  await emit(tx, clock, 'verification.renewalDue', { memberId, verificationId: id });
  await emit(tx, clock, 'verification.changed', { memberId });
  await appendAudit(tx, clock, {
    actorId: staffId,
    action: 'identity.renewal_requested',
    subjectKind: 'verification',
    subjectId: id,
  });
  return { renewBy };
}
