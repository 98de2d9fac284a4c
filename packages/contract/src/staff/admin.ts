import { interests, interestCategories } from '@subrosa/rules/reference/interests';
import { locales } from '@subrosa/rules/reference/locales';
import { runtimeSettings } from '@subrosa/rules/reference/settings';
import { MOST_SPOTS, spotsModes } from '@subrosa/rules/subscriptions/spots';
import { z } from 'zod';
import { route } from '../route.ts';
import { plan } from '../subscriptions/schemas.ts';
import { typedText } from '../text.ts';

const reason = typedText({ max: 300, required: 'field.required' });
const word = typedText({ max: 60, required: 'field.required' }).min(2, 'field.invalid');

const wordList = z.object({ prohibitedWords: z.array(z.string()).describe('Sorted alphabetically.') });

const interestEntry = z.object({
  slug: z.string(),
  category: z.enum(interestCategories),
  names: z.record(z.enum(locales), z.string()),
  changed: z.array(z.enum(locales)).describe('Languages whose name differs from that of the release.'),
  retired: z.boolean().describe('Not offered any more; members who have it keep it.'),
  version: z.int(),
});

export type InterestEntry = z.output<typeof interestEntry>;

const planSettings = z.object({
  plans: z.array(plan).describe('Prices are settings of the release, because they are part of contracts with the billing provider.'),
  spots: z.object({
    mode: z.enum(spotsModes),
    total: z.int(),
    standard: z.int().describe('The default without a choice of operators.'),
    chosen: z.boolean(),
    taken: z.int(),
    left: z.int(),
  }),
});

export type PlanSettings = z.output<typeof planSettings>;

const settingValue = z.boolean('field.invalid');

const settingEntry = z.object({
  name: z.enum(runtimeSettings),
  value: settingValue,
  standard: settingValue.describe('The default of the configuration.'),
});

export type SettingEntry = z.output<typeof settingEntry>;

export const adminRoutes = {
  listProhibitedWords: route({
    method: 'GET',
    path: '/api/staff/prohibited-words',
    summary: 'List words that texts of members must not contain',
    reply: wordList,
  }),
  addProhibitedWord: route({
    method: 'POST',
    path: '/api/staff/prohibited-words',
    summary: 'Prohibit a word; it takes effect within a minute, for texts written from then on',
    body: z.object({ word }),
    reply: wordList,
    errors: ['resource.notFound'],
    example: { body: { word: 'an example of a word' } },
  }),
  removeProhibitedWord: route({
    method: 'POST',
    path: '/api/staff/prohibited-words/remove',
    summary: 'Allow a word again',
    body: z.object({ word }),
    reply: wordList,
    errors: ['resource.notFound'],
    example: { body: { word: 'a word that is not there' } },
  }),
  testProhibitedWords: route({
    method: 'POST',
    path: '/api/staff/prohibited-words/test',
    summary: 'Find words of the list in a text without storing it',
    body: z.object({ text: typedText({ max: 2000, required: 'field.required' }) }),
    reply: z.object({ found: z.array(z.string()) }),
    errors: ['resource.notFound'],
    repeatable: true,
    example: { body: { text: 'A calm afternoon.' } },
  }),
  listInterestOverrides: route({
    method: 'GET',
    path: '/api/staff/interests',
    summary: 'List interests with their names in every language, and whether they are retired',
    reply: z.object({ interests: z.array(interestEntry) }),
  }),
  changeInterest: route({
    method: 'POST',
    path: '/api/staff/interests/{slug}',
    summary: 'Rename, retire or restore an interest',
    params: z.object({
      slug: z.enum(
        interests.map(({ slug }) => slug),
        'field.notAChoice',
      ),
    }),
    body: z.object({
      names: z
        .partialRecord(z.enum(locales), typedText({ max: 60 }))
        .optional()
        .describe('Omitted languages keep the name of the release.'),
      retired: z.boolean('field.invalid'),
      version: z.int('field.invalid').describe('The version that was read; 0 if it was never changed.'),
    }),
    reply: interestEntry,
    errors: ['resource.notFound', 'staff.conflict'],
    example: { params: { slug: 'lingerie' }, body: { retired: false, version: 0 } },
  }),
  getPlanSettings: route({
    method: 'GET',
    path: '/api/staff/plans',
    summary: 'Get plans with their prices, and the free lifetime spots',
    reply: planSettings,
  }),
  changeSpots: route({
    method: 'POST',
    path: '/api/staff/spots',
    summary: 'Change the total of free lifetime spots; the reason is stored',
    body: z.object({
      total: z
        .int('field.invalid')
        .min(0, 'field.invalid')
        .max(MOST_SPOTS, 'field.invalid')
        .nullable()
        .describe('Null restores the configured total.'),
      before: z.int('field.invalid').describe('The total that was read, so that a concurrent change is not overwritten.'),
      reason,
    }),
    reply: planSettings,
    errors: ['resource.notFound', 'staff.conflict'],
    example: { body: { total: null, before: 100_000, reason: 'Back to the configured total.' } },
  }),
  listSettings: route({
    method: 'GET',
    path: '/api/staff/settings',
    summary: 'List settings that can be changed without a release',
    reply: z.object({ settings: z.array(settingEntry) }),
  }),
  changeSetting: route({
    method: 'POST',
    path: '/api/staff/settings/{name}',
    summary: 'Change a setting; it takes effect at once, in open tabs within a minute',
    params: z.object({ name: z.enum(runtimeSettings, 'field.notAChoice') }),
    body: z.object({ value: settingValue, before: settingValue, reason }),
    reply: z.object({ settings: z.array(settingEntry) }),
    errors: ['resource.notFound', 'staff.conflict'],
    example: { params: { name: 'signUpOpen' }, body: { value: true, before: true, reason: 'Open again after the maintenance.' } },
  }),
};
