import type { CaseAtHand, CaseRefusal } from '@subrosa/rules/moderation/holding';
import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockCase, type LockedCase } from './queries/cases.ts';

/** Who does something to which case. */
export interface Handling {
  caseId: string;
  staffId: string;
}

type ProblemOf = (found: CaseAtHand, staffId: string) => CaseRefusal | null;

/** The case, locked until the transaction ends, or why it is not theirs to handle. */
export async function caseAtHand(tx: Tx, { caseId, staffId }: Handling, problemOf: ProblemOf): Promise<LockedCase> {
  const found = await lockCase(tx, caseId);
  if (!found) throw new Refusal('page.missing');
  const problem = problemOf(found, staffId);
  if (problem) throw new Refusal(problem);
  return found;
}
