import type { CaseKind, CaseReason } from '@subrosa/rules/moderation/case-rules';
import { appealUntil, type SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { insertStatementOfReasons } from '../store/statements-of-reasons.ts';

interface StatementOfReasonsInput {
  caseId: string;
  kind: CaseKind;
  memberId: string;
  reason: CaseReason;
  sanction: { id: string; kind: SanctionKind } | null;
}

/** Stores the reason as a code of the contract, so that each member reads it in their own language. */
export async function issueStatementOfReasons(
  tx: Tx,
  clock: Clock,
  { caseId, kind, memberId, reason, sanction }: StatementOfReasonsInput,
): Promise<void> {
  const id = newId();
  const issuedAt = clock.now();
  const sanctionId = sanction?.id ?? null;
  await insertStatementOfReasons(tx, { id, caseId, memberId, reason, sanctionId, issuedAt, appealUntil: appealUntil(issuedAt) });
  await emit(tx, clock, 'moderation.statementOfReasonsIssued', {
    statementOfReasonsId: id,
    memberId,
    kind,
    sanction: sanction?.kind ?? null,
  });
}
