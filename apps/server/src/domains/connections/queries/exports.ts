import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { notBlockedBy } from '../../../sql/visibility.ts';
import { collectBlocks } from './blocks.ts';

/** The member's connections and blocks, and the texts and reports that they wrote. Never contains who blocked or declined them. */
export async function collectConnections(db: Db | Tx, memberId: string) {
  const { rows: connections } = await sql`
    SELECT m.username, c.state, (c.changed_at AT TIME ZONE 'UTC')::date AS "changedOn",
      CASE c.state WHEN 'incoming' THEN theirs.note WHEN 'outgoing' THEN own.note END AS note
    FROM connection c
    JOIN member m ON m.id = c.other_id
    LEFT JOIN connection_request own ON own.requester_id = c.member_id AND own.recipient_id = c.other_id
    LEFT JOIN connection_request theirs ON theirs.requester_id = c.other_id AND theirs.recipient_id = c.member_id
    WHERE c.member_id = ${memberId} ORDER BY c.changed_at, c.other_id`.execute(db);
  const { rows: requests } = await sql`
    SELECT m.username, r.requested_at AS "requestedAt" FROM connection_request r JOIN member m ON m.id = r.recipient_id
    WHERE r.requester_id = ${memberId} AND ${sql.raw(notBlockedBy('r.recipient_id', 'r.requester_id'))}
    ORDER BY r.requested_at, r.recipient_id`.execute(db);
  const blocked = await collectBlocks(db, memberId);
  const { rows: endorsements } = await sql`
    SELECT author.username AS author, recipient.username AS recipient, e.text, (e.written_at AT TIME ZONE 'UTC')::date AS "writtenOn", (e.approved_at AT TIME ZONE 'UTC')::date AS "approvedOn"
    FROM endorsement e JOIN member author ON author.id = e.author_id JOIN member recipient ON recipient.id = e.recipient_id
    WHERE ${memberId} IN (e.author_id, e.recipient_id) ORDER BY e.written_at, e.id`.execute(db);
  const { rows: reports } = await sql`
    SELECT reason, text, created_at AS at FROM member_report WHERE reporter_id = ${memberId} ORDER BY created_at, id`.execute(db);
  return { connections, requests, blocked, endorsements, reports };
}
