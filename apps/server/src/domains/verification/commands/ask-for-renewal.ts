import { dayAfter, RENEWAL_DAYS } from '@subrosa/rules/verification/renewal';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { bringForward } from '../store/records.ts';

/** Staff want to see a document again: what it confirmed ends in 30 days, unless it ends before. */
export async function askForRenewal(tx: Tx, { staffId, id }: { staffId: string; id: string }, clock: Clock): Promise<{ renewBy: string }> {
  const now = clock.now();
  const asked = await bringForward(tx, { verificationId: id, by: dayAfter(now, RENEWAL_DAYS), at: now, notOf: staffId });
  if (!asked) throw new Refusal('page.missing');
  const { memberId, renewBy } = asked;
  await emit(tx, clock, 'verification.renewalDue', { memberId, verificationId: id });
  await emit(tx, clock, 'verification.changed', { memberId });
  return { renewBy };
}
