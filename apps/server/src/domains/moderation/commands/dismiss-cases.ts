import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockOpenCases } from '../queries/cases.ts';
import { closeCase, setStatus } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** Dismisses open cases about deleted content without a notification; `only` limits this to one kind. */
export async function dismissCasesOf(tx: Tx, clock: Clock, subjectId: string, only?: CaseKind): Promise<void> {
  const at = clock.now();
  for (const { id: caseId, kind, subjectKind } of await lockOpenCases(tx, { subjectId })) {
    // Matches with known material are preserved and decided by staff, even when the content or the account is deleted.
    if (kind === 'media_match' || kind === 'csam' || (only && kind !== only)) continue;
    await closeCase(tx, caseId, { decision: 'dismiss', reason: null, note: null, by: null, at });
    await addEvent(tx, { caseId, kind: 'decided', actorId: null, at, detail: { decision: 'dismiss', because: 'gone' } });
    await setStatus(tx, { subjectKind, subjectId, status: 'removed', caseId, at });
  }
}
