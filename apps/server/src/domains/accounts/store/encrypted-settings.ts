import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface EncryptedSettings {
  ciphertext: string;
  version: number;
  /** Under which the transparency log proves them; from browsers that derive one. */
  label?: string | undefined;
}

/**
 * Stores what only the member’s browsers can decrypt, if the stored version is `follows`. Returns the new version, or null when another
 * device was first or the version does not grow.
 */
export async function storeEncryptedSettings(
  tx: Tx,
  memberId: string,
  { ciphertext, version, follows }: EncryptedSettings & { follows: number },
): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO conversation_settings AS s (member_id, ciphertext, version) SELECT ${memberId}::uuid, ${ciphertext}, ${version}::integer
    WHERE ${follows}::integer = 0 OR EXISTS (SELECT FROM conversation_settings WHERE member_id = ${memberId}::uuid)
    ON CONFLICT (member_id) DO UPDATE SET ciphertext = excluded.ciphertext, version = excluded.version
      WHERE s.version = ${follows}::integer AND excluded.version > s.version
    RETURNING version`.execute(tx);
  return rows[0]?.version ?? null;
}
