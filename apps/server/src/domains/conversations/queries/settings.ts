import type { Db, Tx } from '../../../platform/db/database.ts';

export async function findSettings(db: Db | Tx, memberId: string): Promise<{ sealed: string | null; version: number; tells: boolean }> {
  const row = await db
    .selectFrom('conversation_settings')
    .select(['sealed', 'version', 'read_receipts'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { sealed: row?.sealed ?? null, version: row?.version ?? 0, tells: row?.read_receipts ?? true };
}
