import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { FanOutCandidate, Subject } from './candidates.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

const candidate = (id: string, connected: string) => `
  m.id, m.state = 'active' AS active, m.account_type AS "accountType", is_premium(m.id, $4::date) AS premium, ${connected} AS connected
  FROM (${id}) w CROSS JOIN LATERAL (SELECT id, state, account_type FROM member WHERE member.id = w.id OFFSET 0) m ORDER BY m.id`;

// The limit applies before the filter, so that no batch takes long where few candidates receive the notification.
const connections: PreparedStatement = {
  name: 'calendar.fan-out.connections',
  text: `SELECT ${candidate(
    `SELECT other_id AS id, state FROM connection WHERE member_id = $1::uuid AND other_id > $2::uuid ORDER BY other_id LIMIT $3::integer`,
    `w.state = 'connected'`,
  )}`,
};

const city: PreparedStatement = {
  name: 'calendar.fan-out.city',
  text: `SELECT ${candidate(
    `SELECT member_id AS id FROM profile WHERE city_id = $5::integer AND member_id > $2::uuid ORDER BY member_id LIMIT $3::integer`,
    `coalesce((SELECT c.state = 'connected' FROM connection c WHERE c.member_id = $1::uuid AND c.other_id = m.id), false)`,
  )}`,
};

interface CandidatePage {
  ownerId: string;
  /** Residents of this city; null for the owner's connections. */
  cityId: number | null;
  after: string | null;
  limit: number;
  today: string;
}

/** The next candidates of a fan-out, ordered by id; fewer than `limit` only at the end. */
export function listCandidates(tx: Tx, { ownerId, cityId, after, limit, today }: CandidatePage): Promise<FanOutCandidate[]> {
  const from = [ownerId, after ?? FIRST, limit, today];
  return cityId === null ? runPrepared<FanOutCandidate>(tx, connections, from) : runPrepared<FanOutCandidate>(tx, city, [...from, cityId]);
}

const subjectOf = sql`
  e.title, e.kind = 'travel' AS travel, e.starts_on AS "startsOn", e.ends_on AS "endsOn", e.city_id AS "cityId", e.audience,
  ARRAY(SELECT r.member_id FROM calendar_entry_viewer r WHERE r.entry_id = e.id) AS chosen`;

export async function getSubject(tx: Tx, entryId: string): Promise<Subject> {
  const { rows } = await sql<Subject>`SELECT ${subjectOf} FROM calendar_entry e WHERE e.id = ${entryId}`.execute(tx);
  const [subject] = rows;
  if (!subject) throw new Error(`entry ${entryId} is gone`);
  return subject;
}

/** What others may know of the entry now; undefined when it is deleted, unpublished or over. */
export async function findSubject(tx: Tx, entryId: string, now: Date): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    SELECT ${subjectOf} FROM calendar_entry e WHERE e.id = ${entryId} AND e.publish_at <= ${now} AND e.ends_at > ${now}`.execute(tx);
  return rows[0];
}

export async function isPrivate(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx.selectFrom('member_settings').select('private_account').where('member_id', '=', memberId).executeTakeFirst();
  return row?.private_account ?? true;
}
