import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Filters the performers (18 USC 2257): confidants who are in published media of people. */
export async function listPerformers(db: Db | Tx, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT member.id FROM member WHERE member.id = ANY(${[...memberIds]}) AND account_type = 'confidant' AND EXISTS (
      SELECT FROM media JOIN media_depiction person ON person.media_id = media.id
      WHERE media.state = 'published' AND media.purpose IN ('gallery', 'post')
        AND (media.owner_id = member.id OR person.member_id = member.id))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
