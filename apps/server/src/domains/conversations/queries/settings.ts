import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { notBlocked } from '../../../sql/visibility.ts';

export async function findEncryptedSettings(db: Db | Tx, memberId: string): Promise<{ ciphertext: string | null; version: number }> {
  const row = await db
    .selectFrom('conversation_settings')
    .select(['ciphertext', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { ciphertext: row?.ciphertext ?? null, version: row?.version ?? 0 };
}

/** SQL condition: the member shares delivery, reading and typing. Each reveals that they are online, so hiding presence ends it. */
export const sharesReadReceipts = (settings: string) => `(${settings}.read_receipts AND ${settings}.show_presence)`;

/** Returns the others who share read receipts, without a block; none if the member does not share theirs. */
export async function listReadReceiptSharers(db: Db | Tx, memberId: string, others: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.member_id AS id FROM member_settings own, member_settings s
    WHERE own.member_id = ${memberId} AND ${sql.raw(sharesReadReceipts('own'))}
      AND s.member_id = ANY(${others}::uuid[]) AND ${sql.raw(`${sharesReadReceipts('s')} AND ${notBlocked('own.member_id', 's.member_id')}`)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
