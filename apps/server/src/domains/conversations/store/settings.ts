import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Stores what only the member’s browsers can decrypt; returns the new version, or null when another device was first. */
export async function saveEncryptedSettings(tx: Tx, memberId: string, encrypted: string, version: number): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO conversation_settings AS s (member_id, ciphertext, version) SELECT ${memberId}::uuid, ${encrypted}, 1
    WHERE ${version}::integer = 0 OR EXISTS (SELECT FROM conversation_settings WHERE member_id = ${memberId}::uuid)
    ON CONFLICT (member_id) DO UPDATE SET ciphertext = excluded.ciphertext, version = s.version + 1 WHERE s.version = ${version}::integer
    RETURNING version`.execute(tx);
  return rows[0]?.version ?? null;
}
