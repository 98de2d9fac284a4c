import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface UnusedMedia {
  id: string;
  ownerId: string;
}

/** Items uploaded for posts long ago that neither a post nor a draft contains. Media that match the hash list are left to staff. */
export async function listUnusedMedia(db: Db, before: Date, limit: number): Promise<UnusedMedia[]> {
  const { rows } = await sql<UnusedMedia>`
    SELECT i.id, i.owner_id AS "ownerId" FROM media i
    WHERE i.purpose = 'post' AND i.state NOT IN ('uploading', 'removed') AND i.started_at < ${before} AND i.reason IS DISTINCT FROM 'known'
      AND NOT EXISTS (SELECT FROM request_media x WHERE x.media_id = i.id)
      AND NOT EXISTS (SELECT FROM request_draft d WHERE d.member_id = i.owner_id AND d.draft -> 'mediaIds' ? i.id::text)
    ORDER BY i.started_at LIMIT ${limit}`.execute(db);
  return rows;
}
