import { connectionLimits, type Requester } from '@subrosa/rules/connections/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface RequesterFacts extends Requester {
  /** When they last sent a request to this member. */
  askedAt: Date | null;
}

/**
 * What decides whether a member may send a request to another. Locks the requester's row, so that concurrent requests are counted one after
 * the other.
 */
export async function findRequesterFacts(
  tx: Tx,
  { requesterId, recipientId }: { requesterId: string; recipientId: string },
  now: Date,
): Promise<RequesterFacts> {
  const since = new Date(now.getTime() - connectionLimits.dayMs);
  const { rows } = await sql<RequesterFacts>`
    SELECT
      (SELECT count(*)::int FROM connection WHERE member_id = ${requesterId} AND state = 'asking') AS pending,
      (SELECT count(*)::int FROM connection_request
        WHERE asker_id = ${requesterId} AND asked_at > ${since} AND asked_id <> ${recipientId}) AS "requestedToday",
      (SELECT declined_at FROM connection_request WHERE asker_id = ${requesterId} AND asked_id = ${recipientId}) AS "declinedAt",
      (SELECT asked_at FROM connection_request WHERE asker_id = ${requesterId} AND asked_id = ${recipientId}) AS "askedAt"`.execute(tx);
  return rows[0] ?? { pending: 0, requestedToday: 0, declinedAt: null, askedAt: null };
}
