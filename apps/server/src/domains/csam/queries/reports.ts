import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns reports that NCMEC has not acknowledged and whose next attempt is due. */
export async function listUnsent(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('csam_report')
    .select('case_id as id')
    .where('state', '<>', 'acknowledged')
    .where(({ eb, or }) => or([eb('state', '<>', 'rejected'), eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks reports that are overdue or were rejected and have raised no alarm yet. */
export async function lockAlarming(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('csam_report')
    .select('case_id as id')
    .where('state', '<>', 'acknowledged')
    .where('alerted_at', 'is', null)
    .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('state', '=', 'rejected')]))
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** `late` counts reports that are overdue or rejected. */
export async function countUnacknowledged(db: Db, now: Date): Promise<{ late: number; rejected: number }> {
  const { late, rejected } = await db
    .selectFrom('csam_report')
    .select(({ fn, eb, or }) => [
      fn
        .countAll<string>()
        .filterWhere(or([eb('due_at', '<=', now), eb('state', '=', 'rejected')]))
        .as('late'),
      fn.countAll<string>().filterWhere('state', '=', 'rejected').as('rejected'),
    ])
    .where('state', '<>', 'acknowledged')
    .executeTakeFirstOrThrow();
  return { late: Number(late), rejected: Number(rejected) };
}
