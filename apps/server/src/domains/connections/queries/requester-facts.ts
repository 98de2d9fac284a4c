import { connectionLimits, type Requester } from '@subrosa/rules/connections/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface RequesterFacts extends Requester {
  /** When they last sent a request to this member. */
  requestedAt: Date | null;
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
      (SELECT count(*)::int FROM connection WHERE member_id = ${requesterId} AND state = 'outgoing') AS pending,
      (SELECT count(*)::int FROM connection_request
        WHERE requester_id = ${requesterId} AND requested_at > ${since} AND recipient_id <> ${recipientId}) AS "requestedToday",
      (SELECT declined_at FROM connection_request WHERE requester_id = ${requesterId} AND recipient_id = ${recipientId}) AS "declinedAt",
      (SELECT requested_at FROM connection_request WHERE requester_id = ${requesterId} AND recipient_id = ${recipientId}) AS "requestedAt"`.execute(
    tx,
  );
  return rows[0] ?? { pending: 0, requestedToday: 0, declinedAt: null, requestedAt: null };
}
