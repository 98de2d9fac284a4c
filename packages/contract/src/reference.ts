import { z } from 'zod';
import { route } from './route.ts';

const DAY = 86_400;

const language = z.string().max(35).optional().describe('Interface language (BCP 47); without it, Accept-Language decides.');
const inLanguage = z.object({ language });

const choice = z.object({ id: z.string(), name: z.string() });

const interest = choice.extend({
  number: z.int(),
  category: z.string(),
  retired: z.boolean().describe('Not offered any more; members who have it keep it.'),
});

// Operators may rename and retire interests.
const SOON = 600;

const interestCategory = choice.extend({ interests: z.array(interest) });

const LARGEST_ID = 2_147_483_647;

export const city = z.object({
  id: z.int(),
  name: z.string().describe('In the requested language if available.'),
  country: z.string().length(2),
  region: z.string().nullable(),
  timeZone: z.string(),
});

function choices(path: `/api/${string}`, summary: string) {
  return route({ method: 'GET', path, summary, query: inLanguage, reply: z.array(choice), cacheSeconds: DAY });
}

export const referenceRoutes = {
  listInterests: route({
    method: 'GET',
    path: '/api/interests',
    summary: 'List all interests, by category and name',
    query: inLanguage,
    reply: z.array(interest),
    cacheSeconds: SOON,
  }),
  listInterestCategories: route({
    method: 'GET',
    path: '/api/interest/loadCategories',
    summary: 'List interest categories with their interests',
    query: inLanguage,
    reply: z.array(interestCategory),
    cacheSeconds: SOON,
  }),
  listLanguages: choices('/api/languages', 'Languages that members speak'),
  listDesiredGenders: choices('/api/desire_genders', 'Whom a member may be interested in'),
  listBodyTypes: choices('/api/body-types', 'Body types'),
  listEthnicities: choices('/api/ethnicities', 'Ethnicities'),
  listJobExperiences: choices('/api/job-experiences', 'Years of experience'),
  searchCities: route({
    method: 'GET',
    path: '/api/cities',
    summary: 'Search cities by the beginning of their name, tolerating typing errors, largest first',
    query: inLanguage.extend({
      search: z.string('field.required').trim().min(1, 'field.required').max(60, 'field.tooLong'),
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/, 'field.invalid')
        .toUpperCase()
        .optional(),
      limit: z.coerce.number().int('field.invalid').min(1, 'field.invalid').max(20, 'field.invalid').default(10),
    }),
    reply: z.array(city),
    errors: ['rate.limited'],
    cacheSeconds: DAY,
    example: { query: { search: 'Vancouver' } },
  }),
  getCity: route({
    method: 'GET',
    path: '/api/cities/{id}',
    summary: 'Get a city by its id, such as one in a URL',
    params: z.object({
      id: z.coerce.number<number>('field.invalid').int('field.invalid').min(1, 'field.invalid').max(LARGEST_ID, 'field.invalid'),
    }),
    query: inLanguage,
    reply: city,
    errors: ['resource.notFound', 'rate.limited'],
    cacheSeconds: DAY,
    example: { params: { id: 6_173_331 } },
  }),
  getConfig: route({
    method: 'GET',
    path: '/api/config',
    summary: 'Get settings that the web app needs at start',
    reply: z.object({
      brand: z.object({ name: z.string(), supportEmail: z.string() }),
      environment: z.enum(['development', 'test', 'staging', 'production']),
      release: z.string(),
      origins: z.array(z.url()).describe('Origins of the app: links to them open inside it.'),
      locales: z.array(z.string()),
      minimumAge: z.int(),
      promoOnly: z.boolean(),
      breachedPasswords: z.boolean().describe('Whether new passwords may be checked against a list of breached ones.'),
      signUpOpen: z.boolean().describe('Whether sign-up is open.'),
      billing: z.object({
        provider: z.string().describe('The card billing provider’s name for members.'),
        statementDescriptor: z.string().describe('The text on the card statement.'),
        supportUrl: z.url().describe('The provider’s support page, where a plan can also be cancelled.'),
        chatUrl: z.url().describe('The provider’s live chat.'),
        graceDays: z.int().describe('How long premium continues after a failed renewal.'),
      }),
      limits: z.object({
        title: z.int(),
        description: z.int(),
        about: z.int(),
        chatMessage: z.int(),
        endorsement: z.int(),
        report: z.int(),
      }),
    }),
    cacheSeconds: 60,
  }),
};
