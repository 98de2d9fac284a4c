import type { Db, Tx } from '../../../platform/db/database.ts';

type AgeResult = 'starting' | 'open' | 'passed' | 'failed' | 'expired';

export interface AgeCheck {
  id: string;
  memberId: string;
  method: 'document' | 'provider';
  result: AgeResult;
  beganAt: Date;
  at: Date | null;
  session: string | null;
  address: string | null;
}

function checks(db: Db | Tx) {
  return db.selectFrom('age_check').select(['id', 'member_id', 'method', 'result', 'began_at', 'at', 'session', 'address']);
}

type Row = Awaited<ReturnType<ReturnType<typeof checks>['executeTakeFirstOrThrow']>>;

const asCheck = (row: Row): AgeCheck => ({
  id: row.id,
  memberId: row.member_id,
  method: row.method as AgeCheck['method'],
  result: row.result as AgeResult,
  beganAt: row.began_at,
  at: row.at,
  session: row.session,
  address: row.address,
});

/** Returns the latest passed check. */
export async function findPassed(db: Db | Tx, memberId: string): Promise<AgeCheck | null> {
  const row = await checks(db)
    .where('member_id', '=', memberId)
    .where('result', '=', 'passed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? asCheck(row) : null;
}

export async function findCheck(db: Db | Tx, id: string): Promise<AgeCheck | null> {
  const row = await checks(db).where('id', '=', id).executeTakeFirst();
  return row ? asCheck(row) : null;
}

export async function findInProgress(db: Db | Tx, memberId: string): Promise<AgeCheck | null> {
  const row = await checks(db).where('member_id', '=', memberId).where('at', 'is', null).executeTakeFirst();
  return row ? asCheck(row) : null;
}

/** Returns checks in progress since before a moment: the member did not return, or the response was lost. */
export async function listLingering(db: Db, before: Date, limit: number): Promise<AgeCheck[]> {
  const rows = await checks(db).where('at', 'is', null).where('began_at', '<', before).orderBy('began_at').limit(limit).execute();
  return rows.map(asCheck);
}
