import { caseRules } from '@subrosa/rules/moderation/case-rules';
import { reminderAt, dueAt } from '@subrosa/rules/moderation/due-dates';
import { decidingProblem } from '@subrosa/rules/moderation/case-problems';
import { escalatableKinds } from '@subrosa/rules/csam/csam';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockCaseFor, type CaseAction } from '../lock-case.ts';
import type { LockedCase } from '../queries/cases.ts';
import { markEscalated, closeCase, setStatus } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** Converts a claimed case to the kind csam: after this commit no staff role can find it. */
export async function escalateToCsam(tx: Tx, clock: Clock, handling: CaseAction): Promise<LockedCase> {
  const { caseId, staff } = handling;
  const found = await lockCaseFor(tx, handling, decidingProblem);
  if (!escalatableKinds.includes(found.kind)) throw new ApiError('resource.notFound');
  const at = clock.now();
  await markEscalated(tx, caseId, {
    priority: caseRules.csam.priority,
    dueAt: dueAt('csam', at),
    nextReminderAt: reminderAt('csam', at, 0),
  });
  await addEvent(tx, { caseId, kind: 'released', actorId: staff.id, at });
  await emit(tx, clock, 'moderation.caseOpened', { caseId, kind: 'csam' });
  return found;
}

interface CloseCaseInput {
  caseId: string;
  subjectKind: LockedCase['subjectKind'];
  subjectId: string;
  unlawful: boolean;
  by: string;
}

/** Closes the case with the reviewers' decision. It emits no caseDecided event and issues no statement of reasons. */
export async function closeEscalatedCase(
  tx: Tx,
  clock: Clock,
  { caseId, subjectKind, subjectId, unlawful, by }: CloseCaseInput,
): Promise<void> {
  const at = clock.now();
  const decision = unlawful ? 'remove' : 'dismiss';
  const reason = unlawful ? 'not_allowed' : null;
  await closeCase(tx, caseId, { decision, reason, note: null, by, at });
  await addEvent(tx, { caseId, kind: 'decided', actorId: by, at, detail: { decision, reason } });
  await setStatus(tx, { subjectKind, subjectId, status: 'removed', caseId, at });
}
