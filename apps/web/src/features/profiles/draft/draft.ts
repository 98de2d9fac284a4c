import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import type { Audience } from '@subrosa/rules/profiles/audiences';
import type { AudienceField, MedicalAudience } from '@subrosa/rules/profiles/fields';
import type { City } from '../../../shared/ui/city-picker.tsx';
import { typedDateOf } from '../../../shared/format/typed-date.ts';

/** The values of a profile's form, not yet validated. */
export interface Draft {
  gender: OwnProfile['gender'];
  desiredGenders: OwnProfile['desiredGenders'];
  /** As typed: DD/MM/YYYY. */
  birthDate: string;
  /** NaN when the input is not a number. */
  weightGrams: number | null;
  heightMillimetres: number | null;
  shoeSizeTenths: number | null;
  bodyType: OwnProfile['bodyType'];
  ethnicity: OwnProfile['ethnicity'];
  experience: OwnProfile['experience'];
  about: string;
  welcomes: string[];
  declines: string[];
  digitalOnly: boolean;
  medical: string;
  medicalAudience: MedicalAudience;
  languages: string[];
  supportedLanguage: string | null;
  expertise: string[];
  interests: string[];
  city: City | null;
  wishlistUrl: string;
  storeNumber: string;
  audiences: Record<AudienceField, Audience>;
  payment: OwnProfile['payment'];
}

export type DraftField = keyof Draft;

/** Fields that have the same format in the form and the profile. */
const alike = [
  'gender',
  'desiredGenders',
  'weightGrams',
  'heightMillimetres',
  'shoeSizeTenths',
  'bodyType',
  'ethnicity',
  'experience',
  'about',
  'welcomes',
  'declines',
  'digitalOnly',
  'medicalAudience',
  'languages',
  'supportedLanguage',
  'expertise',
  'interests',
  'city',
  'audiences',
  'payment',
] as const satisfies readonly (DraftField & keyof OwnProfile)[];

export function draftOf(profile: OwnProfile): Draft {
  return {
    ...(Object.fromEntries(alike.map((field) => [field, profile[field]])) as unknown as Pick<Draft, (typeof alike)[number]>),
    birthDate: profile.birthDate ? typedDateOf(profile.birthDate) : '',
    medical: profile.medical ?? '',
    wishlistUrl: profile.wishlistUrl ?? '',
    storeNumber: profile.storeNumber ?? '',
  };
}

/** The fields in which two drafts differ. */
export function changedFields(draft: Draft, saved: Draft): DraftField[] {
  const isSame = (field: DraftField) => JSON.stringify(draft[field]) === JSON.stringify(saved[field]) && !Number.isNaN(draft[field]);
  return (Object.keys(draft) as DraftField[]).filter((field) => !isSame(field));
}

/** Applies the changes of an older version on top of the latest one. */
export function rebase(draft: Draft, before: Draft, latest: Draft): Draft {
  const written = changedFields(draft, before).map((field) => [field, draft[field]]);
  return { ...latest, ...(Object.fromEntries(written) as Partial<Draft>) };
}
