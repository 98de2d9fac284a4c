import type { Locale } from '@subrosa/rules/reference/locales';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Profile } from '../../../schema/profiles.ts';
import { notBlocked } from '../../../sql/visibility.ts';

export type ProfileRow = Selectable<Profile>;
export type ProfileColumns = Updateable<Profile>;

/** The profile of a member who has not started one. */
function emptyProfile(memberId: string): ProfileRow {
  return {
    member_id: memberId,
    version: 1,
    gender: null,
    desired_genders: [],
    birth_date: null,
    birthday_audience: 'connections',
    birth_year_audience: 'you',
    weight_grams: null,
    height_millimetres: null,
    shoe_size_tenths: null,
    body_type: null,
    ethnicity: null,
    experience: null,
    about: '',
    welcomes: [],
    declines: [],
    digital_only: false,
    encrypted_medical: null,
    medical_audience: 'you',
    languages: [],
    supported_language: null,
    interests: [],
    expertise: [],
    city_id: null,
    location_status: 'home',
    current_city_id: null,
    travel_audience: null,
    wishlist_url: null,
    store_number: null,
    photo_id: null,
    cover_id: null,
    audiences: {},
    withheld_at: null,
    changed_at: new Date(0),
  };
}

export async function findProfileRow(db: Db | Tx, memberId: string): Promise<ProfileRow> {
  const row = await db.selectFrom('profile').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return row ?? emptyProfile(memberId);
}

export interface CityRow {
  id: number;
  name: string;
  country: string;
  region: string | null;
  timeZone: string;
}

/** A city of the gazetteer, in the requested language if it has a translation. The id may be any whole number. */
export async function findCity(db: Db | Tx, id: number, locale: Locale): Promise<CityRow | null> {
  const { rows } = await sql<CityRow>`
    SELECT id, coalesce(translations ->> ${locale}, name) AS name, country, region, time_zone AS "timeZone"
    FROM city WHERE id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

export async function findMemberContext(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('member')
    .innerJoin('member_settings', 'member_settings.member_id', 'member.id')
    .select(['username', 'time_zone'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export async function listLinks(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('profile_link')
    .select(['id', 'kind', 'platform', 'url'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function listPaymentMethods(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('payment_method')
    .select(['name', 'encrypted_account'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
}

/** Suspended members are missing, also for their connections. */
export async function isActive(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx.selectFrom('member').select('id').where('id', '=', memberId).where('state', '=', 'active').executeTakeFirst();
  return row !== undefined;
}

/** Usernames of the members who may currently read the payment accounts: selected and still connected. */
export async function listPaymentViewers(db: Db | Tx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    SELECT m.username FROM payment_method_viewer r
    JOIN connection c ON c.member_id = r.member_id AND c.other_id = r.reader_id AND c.state = 'connected'
    JOIN member m ON m.id = r.reader_id AND m.state = 'active'
    WHERE r.member_id = ${memberId}
      AND ${sql.raw(notBlocked('r.member_id', 'r.reader_id'))}
    ORDER BY lower(m.username)`.execute(db);
  return rows.map(({ username }) => username);
}
