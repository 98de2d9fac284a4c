import { caseRules, type CaseKind, type SubjectKind } from '@subrosa/rules/moderation/case-rules';
import { reminderAt, dueAt } from '@subrosa/rules/moderation/due-dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { addCase, setStatus } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

interface OpenCaseInput {
  kind: CaseKind;
  subjectKind: SubjectKind;
  subjectId: string;
  /** The owner of the subject; null when no member owns it. */
  memberId: string | null;
  /** The member who reported it. */
  reporterId?: string;
  /** The moderator who made the decision that is appealed. */
  firstDeciderId?: string | null;
}

const clockOf = (kind: CaseKind, openedAt: Date) => ({ dueAt: dueAt(kind, openedAt), nextReminderAt: reminderAt(kind, openedAt, 0) });

/** Opens a case and returns its id. If a case of this kind about the subject is open already, returns that one. */
export async function openCase(tx: Tx, clock: Clock, opening: OpenCaseInput): Promise<string> {
  const { kind, subjectKind, subjectId, memberId, reporterId = null, firstDeciderId = null } = opening;
  const { priority } = caseRules[kind];
  const openedAt = clock.now();
  const id = newId();
  const about = { subjectKind, subjectId, memberId, reporterId, firstDeciderId };
  const caseId = await addCase(tx, { id, kind, ...about, priority, openedAt, ...clockOf(kind, openedAt) });
  if (caseId !== id) return caseId;

  await addEvent(tx, { caseId, kind: 'opened', actorId: null, at: openedAt });
  await setStatus(tx, { subjectKind, subjectId, status: 'under_review', caseId, at: openedAt });
  await emit(tx, clock, 'moderation.caseOpened', { caseId, kind });
  return caseId;
}
