import type { MemberCard } from '@subrosa/contract/explore';
import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import type { Audience } from '@subrosa/rules/profiles/audiences';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import type { AudienceField } from '@subrosa/rules/profiles/fields';
import { sql } from 'kysely';
import { rebuildSearch } from '../../src/domains/explore/index.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { withQuery, apiClientFor, type ApiUnderTest } from './api-client.ts';
import { aMember, type MemberOptions } from './members.ts';
import { aProfile, VANCOUVER, type ProfileTraits } from './profiles.ts';

export interface FindableTraits {
  id?: string;
  username?: string;
  accountType?: AccountType;
  state?: MemberState;
  premium?: boolean;
  verified?: boolean;
  privateAccount?: boolean;
  showPresence?: boolean;
  gender?: string | null;
  interests?: readonly string[];
  birthDate?: string | null;
  languages?: readonly string[];
  cityId?: number | null;
  traveling?: boolean;
  audiences?: Partial<Record<AudienceField, Audience>>;
  /** The day of their last visit. */
  day?: string;
  online?: boolean;
}

export type Findable = Required<FindableTraits>;

let made = 0;

const plain = (): Findable => ({
  id: newId(),
  username: `Findable${(made += 1)}`,
  accountType: 'fetishist',
  state: 'active',
  premium: false,
  verified: false,
  privateAccount: false,
  showPresence: true,
  gender: 'woman',
  interests: ['photography', 'travel'],
  birthDate: '1990-05-17',
  languages: ['en'],
  cityId: VANCOUVER,
  traveling: false,
  audiences: {},
  day: '2026-11-15',
  online: false,
});

const JOINED = new Date('2026-11-01T12:00:00Z');
const BATCH = 500;

/** Inserts many members with profiles and search rows; the given traits replace the defaults. */
export async function manySearchableMembers(db: Db, people: readonly FindableTraits[]): Promise<Findable[]> {
  const all = people.map((traits) => ({ ...plain(), ...traits }));
  for (let from = 0; from < all.length; from += BATCH) await insertSome(db, all.slice(from, from + BATCH));
  await rebuildSearchRows(db, all);
  return all;
}

/** Rebuilds search rows as the reactions would, and marks members as online. */
export async function rebuildSearchRows(db: Db, people: readonly Findable[]): Promise<void> {
  await rebuildSearch(db, { gridKm: 5 });
  const online = people.filter((person) => person.online).map(({ id }) => id);
  await sql`
    INSERT INTO member_search_online SELECT s.* FROM member_search s JOIN member_settings o ON o.member_id = s.member_id
    WHERE s.member_id = ANY(${online}::uuid[]) AND o.show_presence AND NOT o.private_account ON CONFLICT DO NOTHING`.execute(db);
}

async function insertSome(db: Db, people: readonly Findable[]): Promise<void> {
  const members = people.map((one) => ({
    id: one.id,
    username: one.username,
    email: `${one.username}@example.org`,
    account_type: one.accountType,
    state: one.state,
    serial: '12345678',
    identity_verified_at: one.verified ? JOINED : null,
    joined_at: JOINED,
  }));
  await db.insertInto('member').values(members).execute();
  const settings = people.map((one) => ({
    member_id: one.id,
    locale: 'en',
    time_zone: 'America/Vancouver',
    private_account: one.privateAccount,
    show_presence: one.showPresence,
  }));
  await db.insertInto('member_settings').values(settings).execute();
  const profiles = people.map((one) => ({
    member_id: one.id,
    gender: one.gender,
    birth_date: one.birthDate,
    languages: [...one.languages],
    interests: interestNumbersOf(one.interests) ?? [],
    city_id: one.cityId,
    location_status: one.traveling ? 'traveling' : 'home',
    audiences: one.audiences,
    changed_at: JOINED,
  }));
  await db.insertInto('profile').values(profiles).execute();
  await db
    .insertInto('member_activity')
    .values(people.map(({ id, day }) => ({ member_id: id, day })))
    .execute();
  const paying = people.filter(({ premium }) => premium);
  if (paying.length === 0) return;
  const subscriptions = paying.map(({ id }) => ({
    id: newId(),
    member_id: id,
    plan_id: 2,
    starts_on: '2026-11-01',
    due_on: null,
    created_at: JOINED,
  }));
  await db.insertInto('member_subscription').values(subscriptions).execute();
}

/** Returns cities within a radius, nearest first. */
export async function citiesAround(db: Db, cityId: number, km: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM city c, city home WHERE home.id = ${cityId} AND ST_DWithin(c.position, home.position, ${km * 1000})
    ORDER BY c.position <-> home.position, c.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

interface FoundCards {
  users: MemberCard[];
  after: string | null;
  upgrade: boolean;
}

export type SearchQuery = Readonly<Record<string, string | number | undefined>>;

/** Creates a member with a session, a profile and search requests. */
export async function aSearcher(api: ApiUnderTest, traits: MemberOptions = {}, profile: ProfileTraits = {}) {
  const { id, username } = await aMember(api.db, api.config, traits);
  await aProfile(api.db, id, profile);
  const call = await apiClientFor(api, id);
  const search = (query: SearchQuery, path = '/api/explorer/search') => call<FoundCards>('GET', withQuery(path, query));

  /** Returns the names on the first page. */
  const names = async (query: SearchQuery) => (await search({ limit: 30, ...query })).body.users.map((card) => card.username);
  return { id, username, search, names };
}
