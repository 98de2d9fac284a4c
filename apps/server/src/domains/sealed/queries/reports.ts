import type { Db, Tx } from '../../../platform/db/database.ts';

/** Reports that the agency has not taken: to be sent, or looked after. */
export async function listUnsent(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('sealed_report').select('case_id as id').where('state', 'in', ['waiting', 'sending']).execute();
  return rows.map(({ id }) => id);
}

/** Those whose clock has run out and that have not alarmed, or that came back; locked. */
export async function lockAlarming(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('sealed_report')
    .select('case_id as id')
    .where('state', '<>', 'acknowledged')
    .where('alarmed_at', 'is', null)
    .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('state', '=', 'rejected')]))
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

export async function countLate(db: Db, now: Date): Promise<number> {
  const { late } = await db
    .selectFrom('sealed_report')
    .select(({ fn }) => fn.countAll<string>().as('late'))
    .where('state', '<>', 'acknowledged')
    .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('state', '=', 'rejected')]))
    .executeTakeFirstOrThrow();
  return Number(late);
}
