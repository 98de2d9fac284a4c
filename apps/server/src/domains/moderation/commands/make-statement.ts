import type { CaseReason } from '@subrosa/rules/moderation/cases';
import { appealUntil } from '@subrosa/rules/moderation/sanctions';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { addStatement } from '../store/statements.ts';

interface Stating {
  caseId: string;
  memberId: string;
  reason: CaseReason;
  sanctionId: string | null;
}

/** What the member is told of a decision that went against them, in words of the contract: each reads it in their own language. */
export async function makeStatement(tx: Tx, clock: Clock, stating: Stating): Promise<void> {
  const madeAt = clock.now();
  await addStatement(tx, { id: newId(), ...stating, madeAt, appealUntil: appealUntil(madeAt) });
}
