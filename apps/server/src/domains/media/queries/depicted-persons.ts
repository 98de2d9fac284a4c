import { isReviewable } from '@subrosa/rules/media/declaration';
import type { Consent, PersonKind } from '@subrosa/rules/media/people';
import { mediaStates } from '@subrosa/rules/media/states';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { notBlocked } from '../../../sql/visibility.ts';

interface CheckedColumns {
  who: PersonKind;
  consent: Consent;
}

export type DepictedPersonRow = Awaited<ReturnType<typeof listDepictedPersons>>[number];

/** Lists the depicted people of these items, in the order of declaration. */
export async function listDepictedPersons(db: Db | Tx, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return [];
  return db
    .selectFrom('media_depiction')
    .leftJoin('member', 'member.id', 'media_depiction.member_id')
    .select(['media_depiction.id', 'media_id', 'who', 'member_id', 'member.username', 'name', 'release_id', 'consent'])
    .where('media_id', 'in', mediaIds)
    .orderBy('media_depiction.declared_at')
    .orderBy('media_depiction.id')
    .$narrowType<CheckedColumns>()
    .execute();
}

const nameable: PreparedStatement = {
  name: 'media.nameable',
  text: `SELECT m.id, lower(m.username) AS name FROM member m
    WHERE lower(m.username) = ANY($2::text[]) AND m.state = 'active' AND m.id <> $1::uuid AND ${notBlocked('m.id', '$1::uuid')}`,
};

/** Returns ids by lower-case username, of active members without a block whom the uploader may name. */
export async function findNameable(tx: Tx, uploaderId: string, usernames: readonly string[]): Promise<Map<string, string>> {
  if (usernames.length === 0) return new Map();
  const rows = await runPrepared<{ id: string; name: string }>(tx, nameable, [uploaderId, usernames]);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

const judgeable = mediaStates.filter(isReviewable);

/** Filters the ids of this member's releases that passed the checks. */
export async function listReleases(tx: Tx, ownerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'release')
    .where('state', 'in', judgeable)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const MOST_DEPICTIONS = 200;

/** Lists items in which this member was named, newest declaration first. */
export async function listDepictions(db: Db, memberId: string) {
  return db
    .selectFrom('media_depiction')
    .innerJoin('media', 'media.id', 'media_depiction.media_id')
    .innerJoin('member as uploader', 'uploader.id', 'media.owner_id')
    .select(['media_depiction.id', 'media_id', 'uploader.username as uploader', 'consent', 'media.state'])
    .where('member_id', '=', memberId)
    .where('media.state', 'in', judgeable)
    .where('consent', 'in', ['pending', 'confirmed', 'objected'])
    .orderBy('media_depiction.declared_at', 'desc')
    .orderBy('media_depiction.id')
    .limit(MOST_DEPICTIONS)
    .$narrowType<{ consent: Exclude<Consent, 'given'> }>()
    .execute();
}

export async function findDepiction(tx: Tx, memberId: string, personId: string) {
  return tx
    .selectFrom('media_depiction')
    .select(['media_id', 'consent'])
    .where('id', '=', personId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
