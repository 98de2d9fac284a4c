import type { CsamCaseState, CsamErrorCode } from '@subrosa/rules/csam/csam';
import type { Tx } from '../../platform/db/database.ts';
import { requireAllowed } from '../../platform/http/api-error.ts';
import { lockCase, type StoredCsamCase } from './queries/cases.ts';

/** A CSAM reviewer and the case on which they act. */
export interface CsamCaseAction {
  caseId: string;
  staffId: string;
}

export const csamCaseState = (found: StoredCsamCase): CsamCaseState => ({ ...found, isPreserved: found.preservedAt !== null });

type ProblemOf = (found: CsamCaseState, staffId: string) => CsamErrorCode | null;

/** Returns the case, locked until the transaction ends, or throws if this reviewer may not act on it. */
export async function lockCsamCaseFor(tx: Tx, { caseId, staffId }: CsamCaseAction, problemOf: ProblemOf): Promise<StoredCsamCase> {
  return requireAllowed(await lockCase(tx, caseId), (found) => problemOf(csamCaseState(found), staffId));
}
