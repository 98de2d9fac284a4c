import type { CaseAtHand, CaseRefusal } from '@subrosa/rules/moderation/holding';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../platform/db/database.ts';
import { requireAllowed } from '../../platform/http/refusal.ts';
import { lockCase, type LockedCase } from './queries/cases.ts';

/** Who does something to which case. */
export interface Handling {
  caseId: string;
  staff: Staff;
}

type ProblemOf = (found: CaseAtHand, staff: Staff) => CaseRefusal | null;

/** The case, locked until the transaction ends, or why it is not theirs to handle. */
export async function caseAtHand(tx: Tx, { caseId, staff }: Handling, problemOf: ProblemOf): Promise<LockedCase> {
  return requireAllowed(await lockCase(tx, caseId), (found) => problemOf(found, staff));
}
