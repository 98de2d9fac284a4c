import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openCase } from '../../moderation/index.ts';
import { addApplication } from '../store/lifetime.ts';

/** Lays the wish for lifetime premium before staff; false where one waits already. */
export async function openApplication(
  tx: Tx,
  clock: Clock,
  { memberId, verificationId }: { memberId: string; verificationId: string },
): Promise<boolean> {
  if (!(await addApplication(tx, { memberId, verificationId, at: clock.now() }))) return false;
  await openCase(tx, clock, { kind: 'lifetime', subjectKind: 'verification', subjectId: verificationId, memberId });
  return true;
}
