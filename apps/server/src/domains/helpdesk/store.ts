import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';

/** Locks the thread, creates it if `begin` is given, and returns its newest sequence; null if there is none. */
export async function lockThread(tx: Tx, memberId: string, begin: { at: Date } | null): Promise<number | null> {
  if (begin) {
    await tx
      .insertInto('helpdesk_thread')
      .values({ member_id: memberId, last_message_at: begin.at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = await tx
    .selectFrom('helpdesk_thread')
    .select('last_sequence')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? Number(row.last_sequence) : null;
}

interface NewMessage {
  memberId: string;
  sequence: number;
  id: string;
  staffId: string | null;
  encryptedText: Buffer;
  at: Date;
}

/** A message of the member makes the thread waiting, since the first unanswered one; a message of staff ends that. */
export async function addMessage(tx: Tx, { memberId, sequence, id, staffId, encryptedText, at }: NewMessage): Promise<void> {
  const by_staff = staffId !== null;
  await tx
    .insertInto('helpdesk_message')
    .values({ member_id: memberId, sequence, id, staff_id: staffId, by_staff, encrypted_text: encryptedText, sent_at: at })
    .execute();
  const waiting_since = by_staff ? null : sql<Date>`coalesce(waiting_since, ${at})`;
  await tx
    .updateTable('helpdesk_thread')
    .set({ last_sequence: sequence, last_message_at: at, waiting_since })
    .where('member_id', '=', memberId)
    .execute();
}

export async function clearWaiting(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('helpdesk_thread').set({ waiting_since: null }).where('member_id', '=', memberId).execute();
}

export async function moveCursor(tx: Tx, memberId: string, read: number): Promise<void> {
  await tx
    .updateTable('helpdesk_thread')
    .set({ last_read_sequence: sql<number>`greatest(last_read_sequence, least(${read}::bigint, last_sequence))` })
    .where('member_id', '=', memberId)
    .execute();
}

export async function addEvent(
  tx: Tx,
  { memberId, staffId, kind, at }: { memberId: string; staffId: string; kind: 'accessed' | 'answered' | 'resolved'; at: Date },
): Promise<void> {
  await tx.insertInto('helpdesk_event').values({ id: newId(), member_id: memberId, staff_id: staffId, kind, occurred_at: at }).execute();
}
