import type { CaseReason } from '@subrosa/rules/moderation/cases';
import type { Tx } from '../../../platform/db/database.ts';

interface NewStatementOfReasons {
  id: string;
  caseId: string;
  memberId: string;
  reason: CaseReason;
  sanctionId: string | null;
  madeAt: Date;
  appealUntil: Date;
}

export async function insertStatementOfReasons(tx: Tx, added: NewStatementOfReasons): Promise<void> {
  await tx
    .insertInto('statement')
    .values({
      id: added.id,
      case_id: added.caseId,
      member_id: added.memberId,
      reason: added.reason,
      sanction_id: added.sanctionId,
      made_at: added.madeAt,
      appeal_until: added.appealUntil,
    })
    .execute();
}

export async function addAppeal(tx: Tx, added: { statementId: string; caseId: string; text: string; at: Date }): Promise<void> {
  await tx
    .insertInto('appeal')
    .values({ statement_id: added.statementId, case_id: added.caseId, text: added.text, filed_at: added.at })
    .execute();
}

export async function saveAppealDecision(
  tx: Tx,
  statementOfReasonsId: string,
  answer: { outcome: 'overturned' | 'upheld'; at: Date },
): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({ outcome: answer.outcome, answered_at: answer.at })
    .where('statement_id', '=', statementOfReasonsId)
    .execute();
}
