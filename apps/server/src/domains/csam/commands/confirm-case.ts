import { confirmingProblem, preservedUntil, reportDueAt } from '@subrosa/rules/csam/csam';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { keepPreservedUntil } from '../../documents/index.ts';
import { closeEscalatedCase, liftSanction, sanctionMember } from '../../moderation/index.ts';
import { lockCsamCaseFor, type CsamCaseAction } from '../lock-case.ts';
import type { StoredCsamCase } from '../queries/cases.ts';
import { insertReport } from '../report/store.ts';
import { SEND_REPORT, sendKey } from '../report/job-names.ts';
import { saveConfirmed } from '../store.ts';

type Dependencies = Pick<Platform, 'clock' | 'config'>;

/** Executes the prepared decision in one transaction after the second reviewer agreed; a job sends the report. */
export async function confirmCase(tx: Tx, handling: CsamCaseAction, platform: Dependencies): Promise<void> {
  const { clock } = platform;
  const { caseId, staffId } = handling;
  const found = await lockCsamCaseFor(tx, handling, confirmingProblem);
  const { verdict, subjectKind, subjectId } = found;
  if (verdict === null) throw new Error('prepared without a verdict');
  const at = clock.now();
  await saveConfirmed(tx, caseId, { by: staffId, at });
  await closeEscalatedCase(tx, clock, { caseId, subjectKind, subjectId, unlawful: verdict === 'report', by: staffId });
  if (verdict === 'report') await report(tx, found, at, platform);
  else await dismiss(tx, found, at, platform);
  await emit(tx, clock, 'csam.caseDecided', { caseId, verdict, mediaId: subjectKind === 'media' ? subjectId : null });
  await appendAudit(tx, clock, {
    actorId: staffId,
    action: 'csam.confirmed',
    subjectKind: 'case',
    subjectId: caseId,
    detail: { verdict },
  });
}

/** Schedules the report to NCMEC, preserves everything for a year and bans the member, who gets no reason. */
async function report(tx: Tx, { id: caseId, memberId }: StoredCsamCase, at: Date, platform: Dependencies): Promise<void> {
  await insertReport(tx, { caseId, at, dueAt: reportDueAt(at) });
  await enqueue(tx, SEND_REPORT, { caseId }, { key: sendKey(caseId) });
  await keepPreservedUntil(tx, caseId, preservedUntil(at));
  if (memberId !== null) await sanctionMember(tx, { memberId, caseId, reason: 'not_allowed', sanction: { kind: 'ban' } }, platform);
}

/** Reinstates the member and lets the preserved files be destroyed, because nothing permits keeping them. */
async function dismiss(tx: Tx, { id: caseId, sanctionId }: StoredCsamCase, at: Date, { clock }: Dependencies): Promise<void> {
  await keepPreservedUntil(tx, caseId, at);
  if (sanctionId !== null) await liftSanction(tx, clock, sanctionId, 'overturned');
}
