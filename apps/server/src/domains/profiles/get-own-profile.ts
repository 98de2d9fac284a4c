import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { toWireDate } from '@subrosa/rules/format/dates';
import { expertiseSlugsOf, interestSlugsOf } from '@subrosa/rules/profiles/choices';
import { missingFields, type Fillable } from '@subrosa/rules/profiles/required';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { findOwned, presentOwn } from '../media/index.ts';
import { audiencesOf } from './change/audiences.ts';
import type { Removed } from './change/draft.ts';
import {
  findCity,
  findMemberContext,
  findProfileRow,
  listLinks,
  listPaymentMethods,
  listPaymentViewers,
  type ProfileRow,
} from './queries/own.ts';
import { decryptText } from './text-encryption.ts';

type ProfileFields<Field extends keyof OwnProfile> = Pick<OwnProfile, Field>;

export function fillableOf(row: ProfileRow): Fillable {
  return {
    gender: row.gender,
    birthDate: row.birth_date,
    bodyType: row.body_type,
    ethnicity: row.ethnicity,
    languages: row.languages,
    interests: row.interests,
    experience: row.experience,
    supportedLanguage: row.supported_language,
    expertise: row.expertise,
    city: row.city_id,
  };
}

type Fields = Omit<OwnProfile, 'id' | 'username' | 'city' | 'links' | 'payment' | 'paymentViewers' | 'photo' | 'cover' | 'removed'>;

function viewFields(row: ProfileRow, encryptionSecret: string): Fields {
  return {
    // The database contains only values of the lists in the rules.
    gender: row.gender as OwnProfile['gender'],
    desiredGenders: row.desired_genders as OwnProfile['desiredGenders'],
    birthDate: row.birth_date && toWireDate(row.birth_date),
    weightGrams: row.weight_grams,
    heightMillimetres: row.height_millimetres,
    shoeSizeTenths: row.shoe_size_tenths,
    bodyType: row.body_type as OwnProfile['bodyType'],
    ethnicity: row.ethnicity as OwnProfile['ethnicity'],
    experience: row.experience as OwnProfile['experience'],
    about: row.about,
    welcomes: row.welcomes,
    declines: row.declines,
    digitalOnly: row.digital_only,
    medical: row.encrypted_medical && decryptText(encryptionSecret, 'medical', row.member_id, row.encrypted_medical),
    medicalAudience: row.medical_audience as OwnProfile['medicalAudience'],
    languages: row.languages,
    supportedLanguage: row.supported_language,
    expertise: expertiseSlugsOf(row.expertise),
    interests: interestSlugsOf(row.interests),
    locationStatus: row.location_status as OwnProfile['locationStatus'],
    wishlistUrl: row.wishlist_url,
    storeNumber: row.store_number,
    audiences: audiencesOf(row),
    missing: missingFields(fillableOf(row)),
  };
}

async function viewPictures(db: Db | Tx, row: ProfileRow, { delivery }: ApiPlatform): Promise<ProfileFields<'photo' | 'cover'>> {
  const chosen = [row.photo_id, row.cover_id].filter((id) => id !== null);
  const pictures = await presentOwn(db, await findOwned(db, row.member_id, chosen), delivery);
  const pictureOf = (id: string | null) => pictures.find((picture) => picture.id === id) ?? null;
  return { photo: pictureOf(row.photo_id), cover: pictureOf(row.cover_id) };
}

interface OwnProfileQuery {
  memberId: string;
  locale: Locale;
  removed?: Removed[];
}

/** The member's own profile for the form, with the version of its fields. */
export async function getOwnProfile(
  db: Db | Tx,
  { memberId, locale, removed = [] }: OwnProfileQuery,
  platform: ApiPlatform,
): Promise<{ profile: OwnProfile; version: number }> {
  const secret = platform.config.DATA_ENCRYPTION_SECRET;
  const row = await findProfileRow(db, memberId);
  const { username } = await findMemberContext(db, memberId);
  const methods = await listPaymentMethods(db, memberId);
  const profile: OwnProfile = {
    id: memberId,
    username,
    ...viewFields(row, secret),
    ...(await viewPictures(db, row, platform)),
    city: row.city_id === null ? null : await findCity(db, row.city_id, locale),
    links: (await listLinks(db, memberId)) as OwnProfile['links'],
    payment: methods.map(({ name, encrypted_account }) => ({ name, account: decryptText(secret, 'payment', memberId, encrypted_account) })),
    paymentViewers: await listPaymentViewers(db, memberId),
    removed,
  };
  return { profile, version: row.version };
}
