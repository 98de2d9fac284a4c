import { mediaStates } from '@subrosa/rules/media/states';
import { isReviewable } from '@subrosa/rules/media/declaration';
import type { Locale } from '@subrosa/rules/reference/locales';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Returns the texts of those endorsements that await this member’s approval. */
export async function findWaitingEndorsements(db: Db, memberId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('endorsement')
    .select(['id', 'text'])
    .where('id', 'in', ids)
    .where('recipient_id', '=', memberId)
    .where('approved_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Returns the notes of the connection requests from these members. */
export async function findRequestNotes(db: Db, memberId: string, requesterIds: readonly string[]): Promise<Map<string, string>> {
  if (requesterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('connection_request')
    .select(['requester_id', 'note'])
    .where('requester_id', 'in', requesterIds)
    .where('recipient_id', '=', memberId)
    .execute();
  return new Map(rows.flatMap(({ requester_id, note }) => (note === null ? [] : [[requester_id, note]])));
}

const judgeable = mediaStates.filter(isReviewable);

/** Filters the items whose depiction this member has not answered yet. */
export async function findUnansweredDepictions(db: Db, memberId: string, mediaIds: readonly string[]): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('media_depiction')
    .innerJoin('media', 'media.id', 'media_depiction.media_id')
    .select('media_id')
    .where('media_id', 'in', mediaIds)
    .where('member_id', '=', memberId)
    .where('consent', '=', 'pending')
    .where('media.state', 'in', judgeable)
    .execute();
  return new Set(rows.map(({ media_id }) => media_id));
}

/** Returns city names in a language, from the gazetteer. */
export async function findCityNames(db: Db, ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, coalesce(translations ->> ${locale}, name) AS name FROM city WHERE id = ANY(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
