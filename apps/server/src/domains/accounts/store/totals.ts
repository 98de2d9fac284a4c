import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Runs in the background: counting ten million rows is too slow for a request. */
export async function saveMemberTotal(tx: Tx): Promise<{ before: number; now: number }> {
  const { rows } = await sql<{ before: number; now: number }>`
    WITH known AS (SELECT total FROM member_count FOR UPDATE)
    UPDATE member_count t SET total = (SELECT count(*) FROM member WHERE state <> 'deleted') FROM known
    RETURNING known.total AS before, t.total AS now`.execute(tx);
  return rows[0] ?? { before: 0, now: 0 };
}
