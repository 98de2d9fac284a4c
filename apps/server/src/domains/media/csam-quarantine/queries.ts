import type { Db } from '../../../platform/db/database.ts';

export async function findForFacts(db: Db, id: string) {
  return db
    .selectFrom('media')
    .select(['id', 'owner_id as ownerId', 'purpose', 'kind', 'content_type as contentType', 'bytes', 'file_name as fileName'])
    .select(['started_at as startedAt', 'uploaded_at as uploadedAt', 'csam_flagged_at as csamFlaggedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
