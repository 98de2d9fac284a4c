import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { exploreLimits, exploreStatuses, presences, userTypes } from '@subrosa/rules/explore/filter';
import { genders } from '@subrosa/rules/reference/choices';
import { z } from 'zod';
import { mediaView } from './media/schemas.ts';
import { route } from './route.ts';
import { socketMessage } from './socket.ts';

/** Words with commas between them, as an address holds a list. */
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
  after: z.string('field.invalid').max(300, 'field.invalid').optional().describe('Where the page before ended; wins over `page`.'),
  language: z.string().max(35).optional(),
});

const filter = paging.extend({
  search: z.string('field.invalid').trim().max(30, 'field.tooLong').optional().describe('Part of a username, typing errors forgiven.'),
  user_type: z.enum(userTypes, 'field.notAChoice').default('all'),
  gender: list(z.enum([...genders, 'male', 'female'], 'field.notAChoice'), 8),
  location: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((text) => text === 'true')
    .default(false)
    .describe('Nearest first, seen from where the caller is; premium.'),
  radius: count(20_000).min(1, 'field.invalid').optional().describe('In km, taken as the next larger band; premium.'),
  interests: list(z.string().max(60, 'field.notAChoice'), exploreLimits.interests).describe('Any of these.'),
  status: list(z.enum(exploreStatuses, 'field.notAChoice'), 3).describe('All of these; online and traveling are premium.'),
});

/** A member as a search shows them. What the viewer may not see is null, exactly as if it were not there. */
export const memberCard = z.object({
  id: z.uuid(),
  username: z.string(),
  accountType: z.enum(accountTypes),
  verified: z.boolean(),
  premium: z.boolean(),
  private: z.boolean(),
  relation: z.enum(['self', 'none', 'asking', 'asked', 'connected']),
  photo: mediaView.nullable(),
  age: z.int().nullable(),
  city: z.object({ name: z.string(), country: z.string() }).nullable(),
  traveling: z.boolean(),
  within: z.int().nullable().describe('So many km at most; null where it is farther, or not told.'),
  presence: z.enum(presences).nullable(),
  interests: z.array(z.object({ id: z.string(), common: z.boolean() })).describe('A few; shared ones first.'),
});

export type MemberCard = z.output<typeof memberCard>;

const found = z.object({
  users: z.array(memberCard),
  after: z.string().nullable().describe('For the next page; null where there is none.'),
  upgrade: z.boolean().describe('There is more, for premium members.'),
});

export const exploreRoutes = {
  searchMembers: route({
    method: 'GET',
    path: '/api/explorer/search',
    summary: 'Members who match, nearest first where location is on, else those who were here last',
    query: filter,
    reply: found,
    errors: ['explore.filterUpgrade', 'explore.pagesUpgrade', 'explore.cityMissing'],
    example: { query: { user_type: 'confidant', gender: 'woman,x_gender', interests: 'yoga,travel' } },
  }),
  listConfidants: route({
    method: 'GET',
    path: '/api/users/confidants',
    summary: 'Confidants, those who were here last first',
    query: paging,
    reply: found,
    errors: ['explore.pagesUpgrade'],
  }),
  listActive: route({
    method: 'GET',
    path: '/sails/users/getActive',
    summary: 'Which of one’s connections are online',
    query: z.object({ limit: count(100).min(1, 'field.invalid').default(50) }),
    reply: z.array(z.object({ id: z.uuid(), username: z.string() })),
  }),
  setOnline: route({
    method: 'POST',
    path: '/sails/users/setOnline',
    summary: 'One is here, or leaves; said again every minute',
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
    summary: 'One is here',
    input: z.object({ user: z.union([userId, z.object({ id: userId }).transform(({ id }) => id)]).describe('Oneself.') }),
    reply: z.object({}),
    example: { user: exampleId },
  }),
  leave: socketMessage({
    name: 'leave',
    summary: 'One leaves on this device: neither here nor told of anything any more, until one says so again',
    input: z.union([userId, z.object({ userId }).transform((input) => input.userId)]).describe('One’s own id.'),
    reply: z.object({}),
    example: exampleId,
  }),
};
