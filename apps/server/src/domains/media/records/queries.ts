import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface Which {
  performer?: string | undefined;
  mediaId?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** Everybody who is shown in something published, a row for each depiction; of the uploader who shows themselves too. */
export async function listRecords(db: Db, { performer, mediaId, after, limit }: Which) {
  const name = sql<string>`coalesce(media_person.name, shown.username, uploader.username)`;
  return db
    .selectFrom('media_person')
    .innerJoin('media', 'media.id', 'media_person.media_id')
    .innerJoin('member as uploader', 'uploader.id', 'media.owner_id')
    .leftJoin('member as shown', 'shown.id', 'media_person.member_id')
    .select(['media_person.id', 'who', 'consent', 'media_person.stated_at', 'release_id'])
    .select(['media.id as media_id', 'media.kind', 'media.begun_at', 'uploader.username as uploader', 'media.owner_id'])
    .select([
      'media_person.member_id',
      'shown.identity_verified_at as shown_verified_at',
      'uploader.identity_verified_at as own_verified_at',
    ])
    .select(name.as('name'))
    .where('media.state', '=', 'published')
    .$if(performer !== undefined && performer !== '', (query) => query.where(sql`lower(${name})`, '=', (performer ?? '').toLowerCase()))
    .$if(mediaId !== undefined, (query) => query.where('media.id', '=', mediaId ?? ''))
    .$if(after !== undefined, (query) => query.where('media_person.id', '>', after ?? ''))
    .orderBy('media_person.id')
    .limit(limit)
    .$narrowType<{ kind: 'image' | 'video'; who: 'self' | 'member' | 'other' }>()
    .execute();
}
