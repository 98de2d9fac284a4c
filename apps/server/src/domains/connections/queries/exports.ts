import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { notBlockedBy } from '../../../sql/visibility.ts';
import { collectBlocks } from './blocks.ts';

/** The member's connections and blocks, and the texts and reports that they wrote. Never contains who blocked or declined them. */
export async function collectConnections(db: Db | Tx, memberId: string) {
  const { rows: connections } = await sql`
    SELECT m.username, c.state, (c.since AT TIME ZONE 'UTC')::date AS since,
      CASE c.state WHEN 'asked' THEN theirs.note WHEN 'asking' THEN own.note END AS note
    FROM connection c
    JOIN member m ON m.id = c.other_id
    LEFT JOIN connection_request own ON own.asker_id = c.member_id AND own.asked_id = c.other_id
    LEFT JOIN connection_request theirs ON theirs.asker_id = c.other_id AND theirs.asked_id = c.member_id
    WHERE c.member_id = ${memberId} ORDER BY c.since, c.other_id`.execute(db);
  const { rows: requests } = await sql`
    SELECT m.username, r.asked_at AS "askedAt" FROM connection_request r JOIN member m ON m.id = r.asked_id
    WHERE r.asker_id = ${memberId} AND ${sql.raw(notBlockedBy('r.asked_id', 'r.asker_id'))}
    ORDER BY r.asked_at, r.asked_id`.execute(db);
  const blocked = await collectBlocks(db, memberId);
  const { rows: endorsements } = await sql`
    SELECT author.username AS author, recipient.username AS recipient, e.text, (e.written_at AT TIME ZONE 'UTC')::date AS "writtenOn", (e.approved_at AT TIME ZONE 'UTC')::date AS "approvedOn"
    FROM endorsement e JOIN member author ON author.id = e.author_id JOIN member recipient ON recipient.id = e.recipient_id
    WHERE ${memberId} IN (e.author_id, e.recipient_id) ORDER BY e.written_at, e.id`.execute(db);
  const { rows: reports } = await sql`
    SELECT reason, text, at FROM member_report WHERE reporter_id = ${memberId} ORDER BY at, id`.execute(db);
  return { connections, requests, blocked, endorsements, reports };
}
