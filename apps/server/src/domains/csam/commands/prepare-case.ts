import type { BodyOf } from '@subrosa/contract/route';
import type { csamRoutes } from '@subrosa/contract/csam';
import { preparingProblem } from '@subrosa/rules/csam/csam';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockCsamCaseFor, type CsamCaseAction } from '../lock-case.ts';
import { encryptNote } from '../note-encryption.ts';
import { savePrepared } from '../store.ts';

type PrepareCaseInput = BodyOf<typeof csamRoutes.prepareCsamCase>;
type Dependencies = Pick<Platform, 'clock' | 'config'>;

/** Stores a reviewer's proposal. A later proposal replaces it, and its author cannot confirm it. */
export async function prepareCase(
  tx: Tx,
  handling: CsamCaseAction,
  { verdict, incident, note }: PrepareCaseInput,
  { clock, config }: Dependencies,
): Promise<void> {
  const { caseId, staffId } = handling;
  await lockCsamCaseFor(tx, handling, preparingProblem);
  await savePrepared(tx, caseId, {
    verdict,
    incident: verdict === 'report' ? incident : null,
    note: note ? encryptNote(config.DATA_ENCRYPTION_SECRET, caseId, note) : null,
    by: staffId,
    at: clock.now(),
  });
  await appendAudit(tx, clock, {
    actorId: staffId,
    action: 'csam.prepared',
    subjectKind: 'case',
    subjectId: caseId,
    detail: { verdict },
  });
}

/** Discards the proposal, so that the case can be prepared again. */
export async function returnCase(tx: Tx, handling: CsamCaseAction, { clock }: Dependencies): Promise<void> {
  const { caseId, staffId } = handling;
  await lockCsamCaseFor(tx, handling, preparingProblem);
  await savePrepared(tx, caseId, null);
  await appendAudit(tx, clock, { actorId: staffId, action: 'csam.returned', subjectKind: 'case', subjectId: caseId });
}
