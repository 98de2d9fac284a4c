import { caseRules, type CaseKind, type SubjectKind } from '@subrosa/rules/moderation/cases';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { addCase, setStatus } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

interface Opening {
  kind: CaseKind;
  subjectKind: SubjectKind;
  subjectId: string;
  /** Whose thing it is. */
  memberId: string;
  /** Who complained. */
  reporterId?: string;
}

/** Lays a thing before staff, and returns the case. Where one of this kind is open about it already, that one. */
export async function openCase(tx: Tx, clock: Clock, opening: Opening): Promise<string> {
  const { kind, subjectKind, subjectId, memberId, reporterId = null } = opening;
  const { priority, dueAfterMs } = caseRules[kind];
  const openedAt = clock.now();
  const dueAt = new Date(openedAt.getTime() + dueAfterMs);
  const id = newId();
  const caseId = await addCase(tx, { id, kind, subjectKind, subjectId, memberId, reporterId, priority, openedAt, dueAt });
  if (caseId !== id) return caseId;

  await addEvent(tx, { caseId, kind: 'opened', actorId: null, at: openedAt });
  await setStatus(tx, { subjectKind, subjectId, status: 'under_review', caseId, at: openedAt });
  await emit(tx, clock, 'moderation.caseOpened', { caseId, kind });
  return caseId;
}
