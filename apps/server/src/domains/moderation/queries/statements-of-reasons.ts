import type { Db, Tx } from '../../../platform/db/database.ts';

export type StoredStatementOfReasons = Awaited<ReturnType<typeof listStatementsOfReasons>>[number];

/** Selects statements of reasons with the result of an appeal. */
function selectStatementsOfReasons(db: Db | Tx) {
  return db
    .selectFrom('statement_of_reasons as issued')
    .innerJoin('moderation_case as decided', 'decided.id', 'issued.case_id')
    .leftJoin('sanction', 'sanction.id', 'issued.sanction_id')
    .leftJoin('appeal', 'appeal.statement_of_reasons_id', 'issued.id')
    .leftJoin('moderation_case as again', 'again.id', 'appeal.case_id')
    .select([
      'issued.id',
      'issued.case_id',
      'issued.member_id',
      'issued.reason',
      'issued.issued_at',
      'issued.appeal_until',
      'issued.sanction_id',
    ])
    .select(['decided.kind', 'decided.subject_kind', 'decided.subject_id', 'decided.decision', 'decided.note', 'decided.decided_by'])
    .select(['sanction.kind as sanction', 'sanction.ends_at', 'sanction.lifted_at'])
    .select(['appeal.text', 'appeal.filed_at', 'appeal.outcome', 'appeal.answered_at', 'again.note as answer']);
}

export async function listStatementsOfReasons(db: Db | Tx, memberId: string) {
  return selectStatementsOfReasons(db)
    .where('issued.member_id', '=', memberId)
    .orderBy('issued.issued_at', 'desc')
    .orderBy('issued.id')
    .limit(200)
    .execute();
}

export async function findStatementOfReasons(db: Db | Tx, id: string) {
  return selectStatementsOfReasons(db).where('issued.id', '=', id).executeTakeFirst();
}

/** Returns the statement of the newest active suspension or ban. */
export async function findSuspension(tx: Tx, memberId: string) {
  return selectStatementsOfReasons(tx)
    .where('issued.member_id', '=', memberId)
    .where('sanction.kind', 'in', ['suspension', 'ban'])
    .where('sanction.lifted_at', 'is', null)
    .orderBy('issued.issued_at', 'desc')
    .executeTakeFirst();
}

/** Serialises concurrent appeals, so that only one is filed. */
export async function lockStatementOfReasons(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('statement_of_reasons').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}
