import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openCase } from '../../moderation/index.ts';
import { addApplication } from '../store/lifetime.ts';

/** Opens a case for a lifetime application; returns false if one is pending. */
export async function openApplication(
  tx: Tx,
  clock: Clock,
  { memberId, verificationId }: { memberId: string; verificationId: string },
): Promise<boolean> {
  if (!(await addApplication(tx, { memberId, verificationId, at: clock.now() }))) return false;
  await openCase(tx, clock, { kind: 'lifetime', subjectKind: 'verification', subjectId: verificationId, memberId });
  return true;
}
