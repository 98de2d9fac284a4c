import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { ageBands, exploreLimits, exploreStatuses, presences, searchPlans, userTypes } from '@subrosa/rules/explore/filter';
import { genders } from '@subrosa/rules/reference/choices';
import { languages } from '@subrosa/rules/reference/languages';
import { z } from 'zod';
import { mediaView } from './media/schemas.ts';
import { route } from './route.ts';
import { socketMessage } from './socket.ts';

/** A comma-separated list in a URL. */
export const list = <Item extends z.ZodType<string, string>>(item: Item, most: number) =>
  z
    .string('field.invalid')
    .max(2000, 'field.tooLong')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(most, 'field.tooLong'))
    .optional();

export const count = (most: number) =>
  z.coerce.number('field.invalid').int('field.invalid').min(0, 'field.invalid').max(most, 'field.invalid');

const paging = z.object({
  page: count(exploreLimits.rows).default(0).describe('From 0; reaches the first 1,000 members.'),
  limit: count(exploreLimits.mostAtOnce).min(1, 'field.invalid').default(exploreLimits.page),
  after: z
    .string('field.invalid')
    .max(300, 'field.invalid')
    .optional()
    .describe('Cursor of the previous page; takes precedence over `page`.'),
  language: z.string().max(35).optional(),
});

const filter = paging.extend({
  search: z.string('field.invalid').trim().max(30, 'field.tooLong').optional().describe('Part of a username; tolerates typing errors.'),
  user_type: z.enum(userTypes, 'field.notAChoice').default('all'),
  plan: z.enum(searchPlans, 'field.notAChoice').optional().describe('Takes precedence over a plan in `user_type`.'),
  gender: list(z.enum([...genders, 'male', 'female'], 'field.notAChoice'), 8),
  location: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((text) => text === 'true')
    .default(false)
    .describe('Nearest first, from the caller’s location; premium.'),
  radius: count(20_000).min(1, 'field.invalid').optional().describe('In km, rounded up to the next band; premium.'),
  interests: list(z.string().max(60, 'field.notAChoice'), exploreLimits.interests).describe('Any of these.'),
  age: list(z.enum(ageBands, 'field.notAChoice'), ageBands.length).describe(
    'Any of these bands; finds only members who show their age to all.',
  ),
  languages: list(z.enum(languages, 'field.notAChoice'), exploreLimits.languages).describe('Any of these.'),
  city: count(2_000_000_000).optional().describe('Id of a city; finds only members who show their city to all; premium.'),
  status: list(z.enum(exploreStatuses, 'field.notAChoice'), 3).describe('All of these; online and traveling are premium.'),
});

/** A member in search results. Fields that the viewer may not see are null, as if they were empty. */
export const memberCard = z.object({
  id: z.uuid(),
  username: z.string(),
  accountType: z.enum(accountTypes),
  verified: z.boolean(),
  premium: z.boolean(),
  private: z.boolean(),
  relation: z.enum(['self', 'none', 'outgoing', 'incoming', 'connected']),
  photo: mediaView.nullable(),
  age: z.int().nullable(),
  city: z.object({ name: z.string(), country: z.string() }).nullable(),
  traveling: z.boolean(),
  within: z.int().nullable().describe('Maximum distance in km; null if farther or hidden.'),
  presence: z.enum(presences).nullable(),
  interests: z.array(z.object({ id: z.string(), common: z.boolean() })).describe('A selection; shared ones first.'),
});

export type MemberCard = z.output<typeof memberCard>;

const found = z.object({
  users: z.array(memberCard),
  after: z.string().nullable().describe('Cursor of the next page; null for the last page.'),
  upgrade: z.boolean().describe('Whether premium members would see more.'),
});

export const exploreRoutes = {
  searchMembers: route({
    method: 'GET',
    path: '/api/explorer/search',
    summary: 'Search members, nearest first with location, otherwise most recently present first',
    query: filter,
    reply: found,
    errors: ['explore.filterUpgrade', 'explore.pagesUpgrade', 'explore.cityMissing'],
    example: { query: { user_type: 'confidant', gender: 'woman,x_gender', interests: 'yoga,travel' } },
  }),
  listConfidants: route({
    method: 'GET',
    path: '/api/users/confidants',
    summary: 'List confidants, most recently present first',
    query: paging,
    reply: found,
    errors: ['explore.pagesUpgrade'],
  }),
  listActive: route({
    method: 'GET',
    path: '/sails/users/getActive',
    summary: 'List connections of the caller who are online',
    query: z.object({ limit: count(100).min(1, 'field.invalid').default(50) }),
    reply: z.array(z.object({ id: z.uuid(), username: z.string() })),
  }),
  setOnline: route({
    method: 'POST',
    path: '/sails/users/setOnline',
    summary: 'Set the caller’s presence; repeated every minute',
    body: z.object({ online: z.boolean('field.invalid').default(true) }),
    reply: z.object({}),
    example: { body: { online: true } },
  }),
};

const userId = z.uuid('field.invalid');
const exampleId = '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11';

export const exploreMessages = {
  newUserOnline: socketMessage({
    name: '/users/newUserOnline',
    summary: 'The caller is present',
    input: z.object({ user: z.union([userId, z.object({ id: userId }).transform(({ id }) => id)]).describe('The caller’s own id.') }),
    reply: z.object({}),
    example: { user: exampleId },
  }),
  leave: socketMessage({
    name: 'leave',
    summary: 'The caller leaves on this device: it ends presence and live updates until the next sign of presence',
    input: z.union([userId, z.object({ userId }).transform((input) => input.userId)]).describe('The caller’s own id.'),
    reply: z.object({}),
    example: exampleId,
  }),
};
