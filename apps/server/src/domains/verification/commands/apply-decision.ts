import { destroyedAfter } from '@subrosa/rules/documents/retention';
import { areComplete } from '@subrosa/rules/verification/checks';
import type { IdentityReason } from '@subrosa/rules/verification/reasons';
import { renewalOf } from '@subrosa/rules/verification/renewal';
import type { Events } from '../../../events/events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmIdentity, renewSerial } from '../../accounts/index.ts';
import { scheduleDestruction } from '../../documents/index.ts';
import { openCase } from '../../moderation/index.ts';
import { findNote, lockWaiting, type WaitingVerification } from '../queries/verifications.ts';
import { addFinding } from '../store/age-checks.ts';
import { saveRecord } from '../store/records.ts';
import { saveDecision } from '../store/verifications.ts';
import { grantToConfidant } from './apply-lifetime-decision.ts';
import { openApplication } from './open-application.ts';

type DecisionEvent = Events['moderation.caseDecided'];
type Dependencies = Pick<Platform, 'clock' | 'config'>;

/** Applies a decision about an identity, unless the submission was withdrawn or the member deleted meanwhile. */
export async function applyDecision(tx: Tx, decided: DecisionEvent, platform: Dependencies): Promise<void> {
  const { clock } = platform;
  const waiting = await lockWaiting(tx, { id: decided.subjectId });
  if (!waiting) return;
  const { id, memberId } = waiting;
  // Moderation does not know the method: an approval with the checks of the other method is incomplete, so the case opens
  // again.
  if (decided.decision === 'approve' && !areComplete(decided.checks ?? [], waiting.method)) {
    await openCase(tx, clock, { kind: 'identity', subjectKind: 'verification', subjectId: id, memberId });
    return;
  }
  const at = clock.now();
  const reason = decided.decision === 'approve' ? null : ((decided.reason ?? 'suspected_forgery') as IdentityReason);
  await saveDecision(tx, id, { state: reason === null ? 'approved' : 'declined', reason, note: await findNote(tx, decided.caseId), at });
  await renewSerial(tx, memberId);
  if (waiting.method === 'document') await keepOrDestroy(tx, waiting, { isApproved: reason === null, at });
  if (reason === null) await approve(tx, waiting, platform);
  else await decline(tx, waiting, reason, platform);
  await emit(tx, clock, 'verification.changed', { memberId });
}

/**
 * A verified confidant may publish pictures of themselves, for which the law requires their document on record (18 USC
 * 2257).
 */
async function keepOrDestroy(tx: Tx, { id, accountType }: WaitingVerification, decided: { isApproved: boolean; at: Date }): Promise<void> {
  const performer = decided.isApproved && accountType === 'confidant';
  await scheduleDestruction(tx, id, destroyedAfter(decided.at), { performer });
}

async function approve(tx: Tx, waiting: WaitingVerification, { clock, config }: Dependencies): Promise<void> {
  const { id, memberId, method, accountType, documentHash, expiresOn } = waiting;
  const at = clock.now();
  const renewBy = method === 'document' ? renewalOf({ verifiedAt: at, expiresOn, years: config.IDENTITY_VALID_YEARS }) : null;
  await saveRecord(tx, { memberId, method, verificationId: id, at, renewBy });
  await confirmIdentity(tx, memberId, clock);
  await emit(tx, clock, 'verification.approved', { memberId, verificationId: id });
  if (method !== 'document' || documentHash === null) return;

  await addFinding(tx, { memberId, isAdult: true, at });
  if (accountType === 'confidant') await grantToConfidant(tx, { memberId, documentHash }, clock);
  else if (waiting.lifetime) await openApplication(tx, clock, { memberId, verificationId: id });
}

async function decline(tx: Tx, waiting: WaitingVerification, reason: IdentityReason, { clock }: Dependencies): Promise<void> {
  const { id, memberId } = waiting;
  await emit(tx, clock, 'verification.declined', { memberId, verificationId: id, reason });
  if (reason !== 'under_age') return;
  // Moderators decide whether such an account may stay, not the reviewers of documents.
  await addFinding(tx, { memberId, isAdult: false, at: clock.now() });
  await openCase(tx, clock, { kind: 'under_age', subjectKind: 'profile', subjectId: memberId, memberId });
}
