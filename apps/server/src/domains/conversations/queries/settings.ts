import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { notBlocked } from '../../../sql/visibility.ts';

export async function findEncryptedSettings(db: Db | Tx, memberId: string): Promise<{ sealed: string | null; version: number }> {
  const row = await db
    .selectFrom('conversation_settings')
    .select(['sealed', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { sealed: row?.sealed ?? null, version: row?.version ?? 0 };
}

/** Of these settings: whether one tells what was delivered, read and is being written. Each says that one is here, so it ends where presence is hidden. */
export const sharesReadReceipts = (settings: string) => `(${settings}.read_receipts AND ${settings}.show_presence)`;

/** Who of these others is told how far a member has read: nobody, unless the member tells; never somebody between whom and them is a block. */
export async function listReadReceiptSharers(db: Db | Tx, memberId: string, others: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.member_id AS id FROM member_settings own, member_settings s
    WHERE own.member_id = ${memberId} AND ${sql.raw(sharesReadReceipts('own'))}
      AND s.member_id = ANY(${others}::uuid[]) AND ${sql.raw(`${sharesReadReceipts('s')} AND ${notBlocked('own.member_id', 's.member_id')}`)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
