import type { Db } from '../../../platform/db/database.ts';

export async function findForFacts(db: Db, id: string) {
  return db
    .selectFrom('media')
    .select(['id', 'owner_id as ownerId', 'purpose', 'kind', 'content_type as contentType', 'bytes', 'file_name as fileName'])
    .select(['begun_at as begunAt', 'uploaded_at as uploadedAt', 'sealed_at as sealedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
