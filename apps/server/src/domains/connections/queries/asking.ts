import { connectionLimits, type Asker } from '@subrosa/rules/connections/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface AskerFacts extends Asker {
  /** When they asked this very member last. */
  askedAt: Date | null;
}

/** What decides whether a member may ask another. Their row is locked: two requests at once are counted one after the other. */
export async function findAskerFacts(tx: Tx, { askerId, askedId }: { askerId: string; askedId: string }, now: Date): Promise<AskerFacts> {
  const since = new Date(now.getTime() - connectionLimits.dayMs);
  const { rows } = await sql<AskerFacts>`
    SELECT
      (SELECT count(*)::int FROM connection WHERE member_id = ${askerId} AND state = 'asking') AS pending,
      (SELECT count(*)::int FROM connection_request
        WHERE asker_id = ${askerId} AND asked_at > ${since} AND asked_id <> ${askedId}) AS "askedToday",
      (SELECT declined_at FROM connection_request WHERE asker_id = ${askerId} AND asked_id = ${askedId}) AS "declinedAt",
      (SELECT asked_at FROM connection_request WHERE asker_id = ${askerId} AND asked_id = ${askedId}) AS "askedAt"`.execute(tx);
  return rows[0] ?? { pending: 0, askedToday: 0, declinedAt: null, askedAt: null };
}
