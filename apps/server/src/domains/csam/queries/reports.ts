import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns reports that NCMEC has not acknowledged and whose next attempt is due. */
export async function listUnsent(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sealed_report')
    .select('case_id as id')
    .where('state', '<>', 'acknowledged')
    .where(({ eb, or }) => or([eb('state', '<>', 'rejected'), eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks reports that are overdue or were rejected and have raised no alarm yet. */
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

/** `late` counts reports that are overdue or rejected. */
export async function countUnacknowledged(db: Db, now: Date): Promise<{ late: number; refused: number }> {
  const { late, refused: rejected } = await db
    .selectFrom('sealed_report')
    .select(({ fn, eb, or }) => [
      fn
        .countAll<string>()
        .filterWhere(or([eb('due_at', '<=', now), eb('state', '=', 'rejected')]))
        .as('late'),
      fn.countAll<string>().filterWhere('state', '=', 'rejected').as('refused'),
    ])
    .where('state', '<>', 'acknowledged')
    .executeTakeFirstOrThrow();
  return { late: Number(late), refused: Number(rejected) };
}
