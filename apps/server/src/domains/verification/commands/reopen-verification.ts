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

/** When the document expires was forgotten with the decision: what is confirmed now is asked for again after a year. */
const YEAR = 365;

/**
 * On appeal: a declined submission waits again, for somebody else than who declined it. Not where its documents are gone,
 * or the member has laid another before staff since, or is verified by this method already.
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

/** The same for an application. */
export async function reopenLifetime(tx: Tx, clock: Clock, { subjectId, memberId, decidedBy }: OverturnedEvent): Promise<void> {
  if (!(await reopenApplication(tx, { memberId, verificationId: subjectId }))) return;
  await openCase(tx, clock, { kind: 'lifetime', subjectKind: 'verification', subjectId, memberId, firstDeciderId: decidedBy });
  await emit(tx, clock, 'verification.changed', { memberId });
}
