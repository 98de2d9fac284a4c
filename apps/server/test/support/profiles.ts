import type { OwnProfile, ProfileView } from '@subrosa/contract/profiles/schemas';
import type { Audience } from '@subrosa/rules/profiles/audiences';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import type { AudienceField } from '@subrosa/rules/profiles/fields';
import type { InterestSlug } from '@subrosa/rules/reference/interests';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { apiClientFor, type ApiUnderTest } from './api-client.ts';
import { aMember, type MemberOptions } from './members.ts';

/** The id of Vancouver in the gazetteer. */
export const VANCOUVER = 6_173_331;
/** The id of Kyiv. */
export const KYIV = 703_448;

export interface ProfileTraits {
  gender?: string;
  desiredGenders?: readonly string[];
  /** For example `1990-05-17`. */
  birthDate?: string | null;
  audiences?: Partial<Record<AudienceField, Audience>>;
  weightGrams?: number;
  heightMillimetres?: number;
  shoeSizeTenths?: number;
  bodyType?: string;
  ethnicity?: string;
  experience?: string;
  about?: string;
  welcomes?: readonly string[];
  declines?: readonly string[];
  languages?: readonly string[];
  supportedLanguage?: string;
  interests?: readonly InterestSlug[];
  expertise?: readonly InterestSlug[];
  cityId?: number | null;
  locationStatus?: 'home' | 'traveling';
  wishlistUrl?: string;
  storeNumber?: string;
  photoId?: string;
  coverId?: string;
  links?: readonly { kind: 'social' | 'fan_site' | 'personal'; platform: string; url: string }[];
}

const complete = {
  gender: 'woman',
  desiredGenders: ['man', 'woman'],
  birthDate: '1990-05-17',
  weightGrams: 68_000,
  heightMillimetres: 1750,
  shoeSizeTenths: 385,
  bodyType: 'fit',
  ethnicity: 'mixed',
  experience: 'one_three',
  about: 'Quiet evenings, old books.',
  welcomes: ['Slow conversations'],
  declines: ['Anything in a hurry'],
  languages: ['en'],
  supportedLanguage: 'en',
  interests: ['photography', 'travel'],
  expertise: ['modeling'],
  cityId: VANCOUVER,
  locationStatus: 'home',
  links: [],
} as const satisfies ProfileTraits;

/** Inserts a profile with all fields that the welcome wizard requires. */
export async function aProfile(db: Db | Tx, memberId: string, traits: ProfileTraits = {}): Promise<void> {
  const values = { ...complete, ...traits };
  const { birthday = 'connections', birthYear = 'you', ...audiences } = traits.audiences ?? {};
  await db
    .insertInto('profile')
    .values({
      member_id: memberId,
      gender: values.gender,
      desired_genders: [...values.desiredGenders],
      birth_date: values.birthDate,
      birthday_audience: birthday,
      birth_year_audience: birthYear,
      weight_grams: values.weightGrams,
      height_millimetres: values.heightMillimetres,
      shoe_size_tenths: values.shoeSizeTenths,
      body_type: values.bodyType,
      ethnicity: values.ethnicity,
      experience: values.experience,
      about: values.about,
      welcomes: [...values.welcomes],
      declines: [...values.declines],
      languages: [...values.languages],
      supported_language: values.supportedLanguage,
      interests: interestNumbersOf(values.interests) ?? [],
      expertise: interestNumbersOf(values.expertise) ?? [],
      city_id: values.cityId,
      location_status: values.locationStatus,
      wishlist_url: traits.wishlistUrl ?? null,
      store_number: traits.storeNumber ?? null,
      photo_id: traits.photoId ?? null,
      cover_id: traits.coverId ?? null,
      audiences,
      changed_at: new Date('2026-11-10T12:00:00Z'),
    })
    .execute();
  for (const [position, link] of values.links.entries()) {
    await db
      .insertInto('profile_link')
      .values({ id: newId(), member_id: memberId, position, ...link })
      .execute();
  }
}

/** All fields of the welcome wizard except the city, as a browser sends them. */
export const completeChange = {
  gender: 'female',
  birthDate: '17051990',
  bodyType: 'fit',
  ethnicity: 'mixed',
  languages: ['en', 'uk'],
  interests: ['photography', 'travel'],
  experience: 'one_three',
  supportedLanguage: 'en',
  expertise: ['modeling'],
};

const otherSide = { outgoing: 'incoming', incoming: 'outgoing', connected: 'connected' } as const;

/** Inserts a connection or request, with the state as the first member sees it. */
export async function aConnection(
  db: Db | Tx,
  memberId: string,
  otherId: string,
  state: keyof typeof otherSide = 'connected',
): Promise<void> {
  const changedAt = new Date('2026-11-12T12:00:00Z');
  await db
    .insertInto('connection')
    .values([
      { member_id: memberId, other_id: otherId, state, changed_at: changedAt },
      { member_id: otherId, other_id: memberId, state: otherSide[state], changed_at: changedAt },
    ])
    .execute();
}

export async function aBlock(db: Db | Tx, blockerId: string, blockedId: string): Promise<void> {
  await db
    .insertInto('block')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: new Date('2026-11-13T12:00:00Z') })
    .execute();
}

/** Inserts an item at a position in the gallery, as a completed upload would. */
export async function aGalleryItem(db: Db | Tx, memberId: string, mediaId: string, position: number, caption = ''): Promise<void> {
  await db.insertInto('gallery_item').values({ media_id: mediaId, member_id: memberId, position, caption }).execute();
}

/** Returns the error code of each field. */
export function codesOf(fields: Record<string, { code: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
}

/** Creates a member with a session. */
export async function aCaller(api: ApiUnderTest, traits: MemberOptions = {}) {
  const { id, username } = await aMember(api.db, api.config, traits);
  const call = await apiClientFor(api, id);
  return {
    id,
    username,
    call,
    /** Returns the profile of another or the same member as sent over the wire. */
    read: (whom: string, query = '') => call<ProfileView>('GET', `/api/user-details/username/${whom}${query}`),
    own: () => call<OwnProfile>('GET', '/api/profile'),
    save: (change: Record<string, unknown>) => call<OwnProfile>('PUT', `/api/user-details/${id}`, change),
  };
}
