import type { SealedAtHand, SealedRefusal } from '@subrosa/rules/sealed/sealed';
import type { Tx } from '../../platform/db/database.ts';
import { requireAllowed } from '../../platform/http/refusal.ts';
import { lockCase, type StoredSealed } from './queries/cases.ts';

/** A named person, and the case that they do something to. */
export interface Handling {
  caseId: string;
  staffId: string;
}

export const atHand = (found: StoredSealed): SealedAtHand => ({ ...found, isPreserved: found.preservedAt !== null });

type ProblemOf = (found: SealedAtHand, staffId: string) => SealedRefusal | null;

/** The case, locked until the transaction ends, or why it is not theirs to handle. */
export async function sealedAtHand(tx: Tx, { caseId, staffId }: Handling, problemOf: ProblemOf): Promise<StoredSealed> {
  return requireAllowed(await lockCase(tx, caseId), (found) => problemOf(atHand(found), staffId));
}
