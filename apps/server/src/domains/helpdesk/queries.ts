import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface ThreadRow {
  newest: number;
  last_read_sequence: number;
  username: string;
  account_type: AccountType;
}

/** Returns the member’s thread, or null before their first message or after their account was deleted. */
export async function findThread(db: Db | Tx, memberId: string): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    SELECT t.last_sequence::float8 AS newest, t.last_read_sequence::float8 AS last_read_sequence, m.username, m.account_type
    FROM helpdesk_thread t JOIN member m ON m.id = t.member_id WHERE t.member_id = ${memberId}`.execute(db);
  return rows[0] ?? null;
}

export interface MessageRow {
  sequence: number;
  id: string;
  by_staff: boolean;
  staff: string | null;
  encrypted_text: Buffer;
  sent_at: Date;
}

/** Returns messages before a sequence, newest first. */
export async function listMessages(db: Db | Tx, memberId: string, before: number, need: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT h.sequence::float8 AS sequence, h.id, h.by_staff, s.username AS staff, h.encrypted_text, h.sent_at
    FROM helpdesk_message h LEFT JOIN member s ON s.id = h.staff_id
    WHERE h.member_id = ${memberId} AND h.sequence < ${before} ORDER BY h.sequence DESC LIMIT ${need}`.execute(db);
  return rows;
}

/** Returns the message with this id, if it was stored before. */
export async function findSent(tx: Tx, memberId: string, id: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    SELECT h.sequence::float8 AS sequence, h.id, h.by_staff, NULL AS staff, h.encrypted_text, h.sent_at
    FROM helpdesk_message h WHERE h.member_id = ${memberId} AND h.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Counts messages of staff after the member’s read cursor, up to 100. */
export async function countUnread(db: Db | Tx, memberId: string, after: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM (SELECT FROM helpdesk_message
      WHERE member_id = ${memberId} AND by_staff AND sequence > ${after} LIMIT 100) counted`.execute(db);
  return rows[0]?.unread ?? 0;
}

export interface ListedThread {
  member_id: string;
  username: string;
  account_type: AccountType;
  last_message_at: Date;
  waiting: boolean;
}

interface ThreadListFilter {
  staffId: string;
  after: string | null;
  need: number;
}

/** Lists waiting threads, the longest waiting first, without the caller’s own. */
export async function listWaiting(db: Db, { staffId, after, need }: ThreadListFilter): Promise<ListedThread[]> {
  const { rows } = await sql<ListedThread>`
    SELECT t.member_id, m.username, m.account_type, t.last_message_at, true AS waiting
    FROM helpdesk_thread t JOIN member m ON m.id = t.member_id AND m.state = 'active'
    WHERE t.waiting_since IS NOT NULL AND t.member_id <> ${staffId} AND (${after}::uuid IS NULL OR (t.waiting_since, t.member_id) >
      (SELECT coalesce(p.waiting_since, 'infinity'), p.member_id FROM helpdesk_thread p WHERE p.member_id = ${after}::uuid))
    ORDER BY t.waiting_since, t.member_id LIMIT ${need}`.execute(db);
  return rows;
}

export async function listAll(db: Db, { staffId, after, need }: ThreadListFilter): Promise<ListedThread[]> {
  const { rows } = await sql<ListedThread>`
    SELECT t.member_id, m.username, m.account_type, t.last_message_at, t.waiting_since IS NOT NULL AS waiting
    FROM helpdesk_thread t JOIN member m ON m.id = t.member_id AND m.state = 'active'
    WHERE t.member_id <> ${staffId} AND (${after}::uuid IS NULL OR (t.last_message_at, t.member_id) <
      (SELECT p.last_message_at, p.member_id FROM helpdesk_thread p WHERE p.member_id = ${after}::uuid))
    ORDER BY t.last_message_at DESC, t.member_id DESC LIMIT ${need}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db, staffId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM (SELECT FROM helpdesk_thread t JOIN member m ON m.id = t.member_id AND m.state = 'active'
      WHERE t.waiting_since IS NOT NULL AND t.member_id <> ${staffId} LIMIT 100) counted`.execute(db);
  return rows[0]?.waiting ?? 0;
}

export async function hasAccessedSince(tx: Tx, { memberId, staffId, since }: { memberId: string; staffId: string; since: Date }) {
  const row = await tx
    .selectFrom('helpdesk_event')
    .select('id')
    .where('member_id', '=', memberId)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'accessed')
    .where('occurred_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
