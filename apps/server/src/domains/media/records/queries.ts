import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface RecordFilter {
  performer?: string | undefined;
  mediaId?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** Lists everyone who is or was depicted in published media, one row per depiction, including uploaders who depict themselves. */
export async function listRecords(db: Db, { performer, mediaId, after, limit }: RecordFilter) {
  return db
    .selectFrom('depiction_record as record')
    .leftJoin('member', 'member.id', 'record.member_id')
    .select(['record.id', 'record.who', 'record.consent', 'record.declared_at', 'record.release_id', 'record.member_id', 'record.name'])
    .select(['record.media_id', 'record.kind', 'record.uploaded_at', 'record.uploader', 'record.published_at', 'record.removed_at'])
    .select(['member.username', 'member.identity_verified_at as verified_at'])
    .$if(performer !== undefined && performer !== '', (query) => {
      const name = (performer ?? '').toLowerCase();
      return query.where(({ eb, or }) => or([eb(sql`lower(record.name)`, '=', name), eb(sql`lower(member.username)`, '=', name)]));
    })
    .$if(mediaId !== undefined, (query) => query.where('record.media_id', '=', mediaId ?? ''))
    .$if(after !== undefined, (query) => query.where('record.id', '>', after ?? ''))
    .orderBy('record.id')
    .limit(limit)
    .$narrowType<{ kind: 'image' | 'video'; who: 'self' | 'member' | 'other' }>()
    .execute();
}

/** Returns birth dates and the ids of identity documents that are kept as records. */
export async function listHolders(db: Db, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Map<string, { dateOfBirth: string | null; documents: { id: string; storedAt: string }[] }>();
  const born = await db
    .selectFrom('profile')
    .select(['member_id', 'birth_date'])
    .where('member_id', 'in', [...memberIds])
    .execute();
  const kept = await db
    .selectFrom('document')
    .select(['id', 'owner_id', 'stored_at'])
    .where('owner_id', 'in', [...memberIds])
    .where('is_record', '=', true)
    .where('state', '=', 'stored')
    .orderBy('stored_at')
    .execute();
  return new Map(
    memberIds.map((id) => [
      id,
      {
        dateOfBirth: born.find(({ member_id }) => member_id === id)?.birth_date ?? null,
        documents: kept
          .filter(({ owner_id }) => owner_id === id)
          .map((document) => ({ id: document.id, storedAt: document.stored_at?.toISOString() ?? '' })),
      },
    ]),
  );
}
