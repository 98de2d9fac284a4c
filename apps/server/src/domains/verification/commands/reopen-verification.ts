import { dayAfter } from '@subrosa/rules/verification/renewal';
import type { Events } from '../../../events/events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { cancelDestruction, storedDocuments } from '../../documents/index.ts';
import { openCase } from '../../moderation/index.ts';
import { lockDeclined } from '../queries/verifications.ts';
import { reopenApplication } from '../store/lifetime.ts';
import { reopen } from '../store/verifications.ts';

type OverturnedEvent = Events['moderation.decisionOverturned'];

/**
 * The expiry date of the document was deleted with the decision, so a verification after an appeal must be renewed
 * after a year.
 */
const YEAR = 365;

/**
 * Reopens a declined submission after an appeal, for another moderator. Does nothing if its documents are destroyed, or
 * if the member has submitted another one or is verified by this method.
 */
export async function reopenVerification(tx: Tx, clock: Clock, { subjectId: id, decidedBy }: OverturnedEvent): Promise<void> {
  const declined = await lockDeclined(tx, id);
  if (!declined) return;
  const { memberId, method } = declined;
  const isDocument = method === 'document';
  if (isDocument && (await storedDocuments(tx, id)).length === 0) return;
  const isWaiting = await reopen(tx, id, isDocument ? dayAfter(clock.now(), YEAR) : null);
  if (!isWaiting) return;
  if (isDocument) await cancelDestruction(tx, id);
  await openCase(tx, clock, { kind: 'identity', subjectKind: 'verification', subjectId: id, memberId, firstDeciderId: decidedBy });
  await emit(tx, clock, 'verification.changed', { memberId });
}

/** Reopens a declined application in the same way. */
export async function reopenLifetime(tx: Tx, clock: Clock, { subjectId, memberId, decidedBy }: OverturnedEvent): Promise<void> {
  if (!(await reopenApplication(tx, { memberId, verificationId: subjectId }))) return;
  await openCase(tx, clock, { kind: 'lifetime', subjectKind: 'verification', subjectId, memberId, firstDeciderId: decidedBy });
  await emit(tx, clock, 'verification.changed', { memberId });
}
