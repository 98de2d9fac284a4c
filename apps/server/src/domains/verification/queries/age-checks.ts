import type { Db, Tx } from '../../../platform/db/database.ts';

type AgeResult = 'starting' | 'open' | 'passed' | 'failed' | 'expired';

export interface AgeCheck {
  id: string;
  memberId: string;
  method: 'document' | 'provider';
  result: AgeResult;
  startedAt: Date;
  completedAt: Date | null;
  session: string | null;
  sessionUrl: string | null;
}

function checks(db: Db | Tx) {
  return db.selectFrom('age_check').select(['id', 'member_id', 'method', 'result', 'started_at', 'completed_at', 'session', 'session_url']);
}

type Row = Awaited<ReturnType<ReturnType<typeof checks>['executeTakeFirstOrThrow']>>;

const asCheck = (row: Row): AgeCheck => ({
  id: row.id,
  memberId: row.member_id,
  method: row.method as AgeCheck['method'],
  result: row.result as AgeResult,
  startedAt: row.started_at,
  completedAt: row.completed_at,
  session: row.session,
  sessionUrl: row.session_url,
});

/** Returns the latest passed check. */
export async function findPassed(db: Db | Tx, memberId: string): Promise<AgeCheck | null> {
  const row = await checks(db)
    .where('member_id', '=', memberId)
    .where('result', '=', 'passed')
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? asCheck(row) : null;
}

export async function findCheck(db: Db | Tx, id: string): Promise<AgeCheck | null> {
  const row = await checks(db).where('id', '=', id).executeTakeFirst();
  return row ? asCheck(row) : null;
}

export async function findInProgress(db: Db | Tx, memberId: string): Promise<AgeCheck | null> {
  const row = await checks(db).where('member_id', '=', memberId).where('completed_at', 'is', null).executeTakeFirst();
  return row ? asCheck(row) : null;
}

/** Returns checks in progress since before a moment: the member did not return, or the response was lost. */
export async function listLingering(db: Db, before: Date, limit: number): Promise<AgeCheck[]> {
  const rows = await checks(db)
    .where('completed_at', 'is', null)
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map(asCheck);
}
