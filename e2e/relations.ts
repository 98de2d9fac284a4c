import { query } from './database.ts';

const PAIR = `(SELECT id FROM member WHERE username IN ($1, $2))`;

const between: readonly (readonly [table: string, one: string, other: string])[] = [
  ['connection', 'member_id', 'other_id'],
  ['connection_request', 'requester_id', 'recipient_id'],
  ['block', 'blocker_id', 'blocked_id'],
  ['endorsement', 'author_id', 'recipient_id'],
  ['favourite_member', 'member_id', 'favourite_id'],
  ['member_report', 'reporter_id', 'reported_id'],
];

/** Deletes all relations between two personas. */
export async function deleteRelations(one: string, other: string): Promise<void> {
  for (const [table, left, right] of between) {
    await query(`DELETE FROM ${table} WHERE ${left} IN ${PAIR} AND ${right} IN ${PAIR}`, [one, other]);
  }
}

export async function connectMembers(one: string, other: string): Promise<void> {
  await deleteRelations(one, other);
  await query(
    `INSERT INTO connection (member_id, other_id, state, changed_at)
     SELECT a.id, b.id, 'connected', now() FROM member a, member b WHERE a.username IN ($1, $2) AND b.username IN ($1, $2) AND a.id <> b.id`,
    [one, other],
  );
}

export async function areConnected(one: string, other: string): Promise<boolean> {
  const rows = await query(`SELECT FROM connection WHERE member_id IN ${PAIR} AND other_id IN ${PAIR}`, [one, other]);
  return rows.length > 0;
}

/** Returns reason and text of the cases that one member's reports about another opened. */
export async function casesAbout(reported: string, reporter: string): Promise<{ kind: string; reason: string; text: string }[]> {
  return query(
    `SELECT kind, r.reason, r.text FROM moderation_case c JOIN member_report r ON r.case_id = c.id
     JOIN member about ON about.id = r.reported_id JOIN member by ON by.id = r.reporter_id
     WHERE about.username = $1 AND by.username = $2 AND c.decided_at IS NULL`,
    [reported, reporter],
  );
}
