import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Counted in the background: counting ten million rows for a visitor would be slow. */
export async function saveMemberTotal(tx: Tx): Promise<void> {
  await sql`UPDATE member_total SET total = (SELECT count(*) FROM member WHERE state <> 'deleted')`.execute(tx);
}
