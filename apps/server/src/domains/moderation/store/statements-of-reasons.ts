import type { CaseReason } from '@subrosa/rules/moderation/case-rules';
import type { Tx } from '../../../platform/db/database.ts';

interface NewStatementOfReasons {
  id: string;
  caseId: string;
  memberId: string;
  reason: CaseReason;
  sanctionId: string | null;
  issuedAt: Date;
  appealUntil: Date;
}

export async function insertStatementOfReasons(tx: Tx, added: NewStatementOfReasons): Promise<void> {
  await tx
    .insertInto('statement_of_reasons')
    .values({
      id: added.id,
      case_id: added.caseId,
      member_id: added.memberId,
      reason: added.reason,
      sanction_id: added.sanctionId,
      issued_at: added.issuedAt,
      appeal_until: added.appealUntil,
    })
    .execute();
}

export async function addAppeal(tx: Tx, added: { statementOfReasonsId: string; caseId: string; text: string; at: Date }): Promise<void> {
  await tx
    .insertInto('appeal')
    .values({ statement_of_reasons_id: added.statementOfReasonsId, case_id: added.caseId, text: added.text, filed_at: added.at })
    .execute();
}

export async function saveAppealDecision(
  tx: Tx,
  statementOfReasonsId: string,
  decision: { outcome: 'overturned' | 'upheld'; at: Date },
): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({ outcome: decision.outcome, answered_at: decision.at })
    .where('statement_of_reasons_id', '=', statementOfReasonsId)
    .execute();
}
