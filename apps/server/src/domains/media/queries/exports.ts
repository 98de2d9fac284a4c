import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listDepictedPersons } from './depicted-persons.ts';

/** Returns everything that this domain stores about a member, for their data export. */
export async function collectMedia(db: Db | Tx, memberId: string) {
  const items = await listAllOwned(db, memberId);
  const people = await listDepictedPersons(
    db,
    items.map(({ id }) => id),
  );
  return {
    items: items.map(({ csam_flagged_at, ...item }) => ({
      ...item,
      // The owner of a CSAM item must learn only that it is under review.
      ...(csam_flagged_at !== null && { state: 'pending_review', reason: null }),
      people: people
        .filter(({ media_id }) => media_id === item.id)
        .map(({ who, username, name, release_id, consent }) => ({ who, username, name, release_id, consent })),
    })),
    depictions: await listAllDepictions(db, memberId),
  };
}

/** Lists items in any state, because removed ones are still stored until their rows are deleted. */
async function listAllOwned(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom('media')
    .select(['id', 'purpose', 'kind', 'state', 'reason', 'file_name', 'content_type', 'bytes', 'width', 'height', 'duration_ms'])
    .select(['started_at', 'uploaded_at', 'changed_at', 'depicts', 'declared_at', 'csam_flagged_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}

/** Lists where others named the member, and their answers, without the state of the items. */
async function listAllDepictions(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('media_depiction')
    .innerJoin('media', 'media.id', 'media_depiction.media_id')
    .innerJoin('member as uploader', 'uploader.id', 'media.owner_id')
    .select(['uploader.username as uploader', 'consent', 'answered_at'])
    .select(sql<string>`(media_depiction.declared_at AT TIME ZONE 'UTC')::date`.as('declared_on'))
    .where('member_id', '=', memberId)
    .orderBy('media_depiction.declared_at')
    .orderBy('media_depiction.id')
    .execute();
}
