import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { audiences } from '@subrosa/rules/profiles/audiences';
import { audienceFields, linkKinds, medicalAudiences, profileLimits } from '@subrosa/rules/profiles/fields';
import { bodyTypes, ethnicities, genders, jobExperiences, shownBodyTypes, shownEthnicities } from '@subrosa/rules/reference/choices';
import { verificationMethods } from '@subrosa/rules/verification/methods';
import { z } from 'zod';
import { mediaView, ownMedia } from '../media/schemas.ts';

const city = z.object({
  id: z.int(),
  name: z.string().describe('In the requested language if available.'),
  country: z.string(),
  region: z.string().nullable(),
  timeZone: z.string(),
});

const birthday = z.object({ day: z.int(), month: z.int() });
const desired = z.enum(['man', 'woman', 'other']);
const audience = z.enum(audiences);

/** A profile as visible to this viewer. Fields that they may not see are null, as if they were empty. */
export const profileView = z.object({
  id: z.uuid(),
  username: z.string(),
  accountType: z.enum(accountTypes),
  verified: z.boolean(),
  verifications: z
    .array(z.object({ method: z.enum(verificationMethods), month: z.string().describe('YYYY-MM') }))
    .describe('Methods of verification with their month, never the document.'),
  phoneVerified: z.boolean(),
  premium: z.boolean(),
  private: z.boolean().describe('A private account: strangers see only its card.'),
  relation: z.enum(['self', 'none', 'outgoing', 'incoming', 'connected']),
  can: z.object({ edit: z.boolean(), seeContents: z.boolean(), seeLinks: z.boolean(), connect: z.boolean() }),
  photo: mediaView.nullable(),
  cover: mediaView.nullable(),
  age: z.int().nullable(),
  city: city.nullable(),
  locationStatus: z.enum(['home', 'traveling']),
  gender: z.enum(genders).nullable(),
  desiredGenders: z.array(desired).nullable(),
  birthday: birthday.nullable(),
  birthYear: z.int().nullable(),
  weightGrams: z.int().nullable(),
  heightMillimetres: z.int().nullable(),
  shoeSizeTenths: z.int().nullable().describe('EU size, in tenths.'),
  bodyType: z.enum(shownBodyTypes).nullable(),
  ethnicity: z.enum(shownEthnicities).nullable(),
  experience: z.enum(jobExperiences).nullable(),
  about: z.string(),
  welcomes: z.array(z.string()),
  declines: z.array(z.string()),
  digitalOnly: z.boolean(),
  medical: z.string().nullable(),
  languages: z.array(z.string()).nullable(),
  expertise: z.array(z.string()).nullable(),
  interests: z.array(z.object({ id: z.string(), common: z.boolean().describe('Whether the viewer has it too.') })).nullable(),
  wishlistUrl: z.string().nullable(),
  storeNumber: z.string().nullable(),
  links: z.array(
    z.object({ id: z.uuid(), kind: z.enum(linkKinds), platform: z.string(), url: z.string().nullable().describe('For premium viewers.') }),
  ),
  payment: z.array(z.object({ name: z.string(), account: z.string().nullable().describe('For connections whom the owner selected.') })),
  gallery: z.object({ total: z.int(), first: z.array(z.object({ media: mediaView, caption: z.string() })) }),
});

export type ProfileView = z.output<typeof profileView>;

/** The caller's own profile for editing. */
export const ownProfile = z.object({
  id: z.uuid(),
  username: z.string(),
  gender: z.enum(genders).nullable(),
  desiredGenders: z.array(desired),
  birthDate: z.string().nullable().describe('DDMMYYYY.'),
  weightGrams: z.int().nullable(),
  heightMillimetres: z.int().nullable(),
  shoeSizeTenths: z.int().nullable(),
  bodyType: z.enum(bodyTypes).nullable(),
  ethnicity: z.enum(ethnicities).nullable(),
  experience: z.enum(jobExperiences).nullable(),
  about: z.string(),
  welcomes: z.array(z.string()),
  declines: z.array(z.string()),
  digitalOnly: z.boolean(),
  medical: z.string().nullable(),
  medicalAudience: z.enum(medicalAudiences),
  languages: z.array(z.string()),
  supportedLanguage: z.string().nullable(),
  expertise: z.array(z.string()),
  interests: z.array(z.string()),
  city: city.nullable(),
  locationStatus: z.enum(['home', 'traveling']),
  wishlistUrl: z.string().nullable(),
  storeNumber: z.string().nullable(),
  audiences: z.record(z.enum(audienceFields), audience),
  links: z.array(z.object({ id: z.uuid(), kind: z.enum(linkKinds), platform: z.string(), url: z.string() })),
  payment: z.array(z.object({ name: z.string(), account: z.string() })),
  paymentViewers: z.array(z.string()).describe('Usernames of connections who may view the accounts.'),
  photo: ownMedia.nullable(),
  cover: ownMedia.nullable(),
  missing: z.array(z.string()).describe('Required fields that are still empty.'),
  removed: z
    .array(z.object({ field: z.string(), passages: z.array(z.string()) }))
    .describe('Contact details that were just removed from a text.'),
});

export type OwnProfile = z.output<typeof ownProfile>;

const line = (most: number) => z.string('field.invalid').trim().max(most, 'field.tooLong');
const slugs = (most: number) => z.array(z.string('field.invalid').max(60, 'field.notAChoice')).max(most, 'field.tooLong');

/** Only given fields change; null clears a field. The server's rules check choices, age and texts. */
export const profileChange = z.object({
  gender: z.string('gender.required').max(40, 'field.notAChoice').optional(),
  desiredGenders: slugs(4).optional(),
  birthDate: z.string('birthDate.invalid').max(10, 'birthDate.invalid').optional().describe('DDMMYYYY.'),
  weightGrams: z.int('weight.invalid').min(1, 'weight.invalid').max(500_000, 'field.invalid').nullable().optional(),
  heightMillimetres: z.int('height.invalid').min(1, 'height.invalid').max(3000, 'field.invalid').nullable().optional(),
  shoeSizeTenths: z.int('field.invalid').min(150, 'field.invalid').max(600, 'field.invalid').nullable().optional(),
  bodyType: z.enum(bodyTypes, 'field.notAChoice').optional(),
  ethnicity: z.enum(ethnicities, 'field.notAChoice').optional(),
  experience: z.enum(jobExperiences, 'field.notAChoice').optional(),
  about: line(5000).optional(),
  welcomes: z.array(line(profileLimits.boundary)).max(profileLimits.boundaries, 'field.tooLong').optional(),
  declines: z.array(line(profileLimits.boundary)).max(profileLimits.boundaries, 'field.tooLong').optional(),
  digitalOnly: z.boolean('field.invalid').optional(),
  medical: line(profileLimits.medical).nullable().optional(),
  medicalAudience: z.enum(medicalAudiences, 'field.notAChoice').optional(),
  languages: slugs(profileLimits.languages).optional(),
  supportedLanguage: z.string('field.invalid').max(20, 'field.notAChoice').optional(),
  expertise: slugs(profileLimits.expertise).optional(),
  interests: slugs(100).optional(),
  cityId: z.int('field.invalid').nullable().optional(),
  wishlistUrl: line(profileLimits.url).nullable().optional(),
  storeNumber: line(20).nullable().optional(),
  audiences: z.partialRecord(z.enum(audienceFields, 'field.notAChoice'), z.enum(audiences, 'field.notAChoice')).optional(),
});

export type ProfileChange = z.output<typeof profileChange>;
