import type { CaseState, CaseErrorCode } from '@subrosa/rules/moderation/case-problems';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../platform/db/database.ts';
import { requireAllowed } from '../../platform/http/api-error.ts';
import { lockCase, type LockedCase } from './queries/cases.ts';

/** A staff member and the case on which they act. */
export interface CaseAction {
  caseId: string;
  staff: Staff;
}

type ProblemOf = (found: CaseState, staff: Staff) => CaseErrorCode | null;

/** Returns the case, locked until the transaction ends, or throws if the staff member may not act on it. */
export async function lockCaseFor(tx: Tx, { caseId, staff }: CaseAction, problemOf: ProblemOf): Promise<LockedCase> {
  return requireAllowed(await lockCase(tx, caseId), (found) => problemOf(found, staff));
}
