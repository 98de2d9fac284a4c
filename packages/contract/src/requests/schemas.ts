import { interestCategories } from '@subrosa/rules/reference/interests';
import { flagKinds, unpublishReasons } from '@subrosa/rules/requests/flagged-spans';
import { opportunityTypes, requestLimits, requestStatuses, textFields } from '@subrosa/rules/requests/post';
import { priceBuckets } from '@subrosa/rules/requests/price';
import { z } from 'zod';
import { count, exploreRoutes, list, memberCard } from '../explore.ts';
import { mediaView, ownMedia } from '../media/schemas.ts';
import { typedText } from '../text.ts';

const searchQuery = exploreRoutes.searchMembers.query;
const slug = z.string('field.notAChoice').max(60, 'field.notAChoice');
const LARGEST_ID = 2_147_483_647;
const cityId = z.int('field.invalid').min(1, 'field.invalid').max(LARGEST_ID, 'field.invalid');

export const paging = searchQuery.pick({ page: true, language: true }).extend({
  // The cursor includes the members that the page omitted.
  after: z
    .string('field.invalid')
    .max(1200, 'field.invalid')
    .optional()
    .describe('Cursor of the previous page; takes precedence over `page`.'),
  limit: count(requestLimits.mostAtOnce).min(1, 'field.invalid').default(requestLimits.page),
});

export const feedFilter = paging.extend(searchQuery.pick({ gender: true, radius: true }).shape).extend({
  gender: searchQuery.shape.gender.describe('Gender of the poster; any of these.'),
  type: list(z.enum(opportunityTypes, 'field.notAChoice'), opportunityTypes.length).describe('Any of these.'),
  price: list(z.enum(priceBuckets, 'field.notAChoice'), priceBuckets.length).describe('Any of these.'),
  fetish: list(slug, 20).describe('Slugs of interests; any of these, or of the categories.'),
  category: list(z.enum(interestCategories, 'field.notAChoice'), interestCategories.length),
  offers: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((text) => text === 'true')
    .optional()
    .describe('true: of confidants; false: of fetishists.'),
  location: searchQuery.shape.location.describe('Only near the caller’s city, or near `city`.'),
  radius: searchQuery.shape.radius.describe('In km, rounded up to the next band; 50 if `location` is set without it.'),
  city: count(LARGEST_ID).min(1, 'field.invalid').optional().describe('Centre of the search; by default the caller’s own city.'),
  status: z.enum(requestStatuses, 'field.notAChoice').optional().describe('Only the caller’s own posts, in this state.'),
  search: z
    .string('field.invalid')
    .trim()
    .max(100, 'field.tooLong')
    .optional()
    .describe('Words of title and description; the last one may be incomplete.'),
});

/** The content of a post. The server’s rules check lengths, price, choices and words. */
export const requestText = z.object({
  title: typedText({ max: 1000, required: 'title.required' }),
  description: typedText({ max: 20_000, required: 'description.required' }),
  type: z.enum(opportunityTypes, 'requestType.required'),
  fetish: z
    .string('fetish.required')
    .min(1, 'fetish.required')
    .max(60, 'field.notAChoice')
    .describe('Slug of an interest; its category follows.'),
  price: z
    .string('price.required')
    .trim()
    .max(30, 'price.tooHigh')
    .describe('Dollars as typed, such as `25` or `25.50`; an estimated value for gifts and trades.'),
  cityId: cityId.nullable().default(null),
  mediaIds: z
    .array(z.uuid('field.invalid'))
    .max(requestLimits.files, 'media.tooManyFiles')
    .refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, 'field.invalid')
    .default([])
    .describe('The caller’s own items of purpose `post`, in display order.'),
});

export type RequestText = z.output<typeof requestText>;

const typing = (most: number) => z.string('field.invalid').max(most, 'field.tooLong').default('');

/** A draft: nothing is required or checked. */
export const requestDraft = z.object({
  title: typing(1000),
  description: typing(20_000),
  type: z.enum(opportunityTypes, 'field.notAChoice').nullable().default(null),
  fetish: slug
    .regex(/^[a-z0-9_]*$/, 'field.notAChoice')
    .nullable()
    .default(null),
  price: typing(30),
  cityId: cityId.nullable().default(null),
  mediaIds: z.array(z.uuid('field.invalid')).max(requestLimits.files, 'media.tooManyFiles').default([]),
});

export type RequestDraft = z.output<typeof requestDraft>;

export const flaggedSpan = z.object({
  field: z.enum(textFields),
  from: z.int().describe('UTF-16 index in the text.'),
  to: z.int().describe('Exclusive.'),
  kind: z.enum(flagKinds),
});

/** A post in a list. */
export const requestCard = z.object({
  id: z.uuid(),
  title: z.string(),
  excerpt: z.string().describe('The beginning of the description.'),
  type: z.enum(opportunityTypes),
  fetish: z.string().describe('Slug of an interest.'),
  category: z.enum(interestCategories),
  priceCents: z.int().describe('USD. Lists show whole dollars, the detail page cents.'),
  city: z.object({ name: z.string(), country: z.string() }).nullable(),
  within: z.int().nullable().describe('Maximum distance in km from the viewer’s city; null if farther or hidden.'),
  status: z.enum(requestStatuses).describe('Always `published` for posts of others.'),
  postedOn: z.iso.date().describe('In UTC.'),
  editedOn: z.iso.date().nullable(),
  picture: mediaView.nullable().describe('The first item that is visible to all viewers of the post.'),
  mediaCount: z.int(),
  views: z.int(),
  mine: z.boolean(),
  favourite: z.boolean(),
  poster: memberCard,
});

export type RequestCard = z.output<typeof requestCard>;

/** Fields that only the owner receives. */
const ownPart = z.object({
  price: z.string().describe('As the form accepts it.'),
  cityId: z.int().nullable(),
  media: z.array(ownMedia).describe('All items in order, with their state.'),
  reason: z.enum(unpublishReasons).nullable().describe('Why it is unpublished.'),
  note: z.string().nullable().describe('Note of staff.'),
  flaggedSpans: z.array(flaggedSpan),
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  republishes: z.boolean().describe('Whether `reviewRequest` publishes it immediately, because nothing in it is flagged any more.'),
  reviewRequestedAt: z.iso.datetime().nullable(),
  reviewDueAt: z.iso.datetime().nullable().describe('Until when staff are to decide about the requested review.'),
  correctionUntil: z.iso.datetime().nullable().describe('Until when a regular member may still correct it.'),
});

export const requestView = requestCard.omit({ excerpt: true }).extend({
  description: z.string(),
  location: z
    .object({ id: z.int(), name: z.string(), country: z.string(), region: z.string().nullable(), timeZone: z.string() })
    .nullable(),
  media: z.array(mediaView).describe('Items visible to all viewers of the post, in order.'),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    withdraw: z.boolean(),
    requestReview: z.boolean(),
    favourite: z.boolean(),
    report: z.boolean(),
    editByUpgrade: z.boolean().describe('Whether editing and deleting require premium.'),
  }),
  own: ownPart.nullable(),
});

export type RequestView = z.output<typeof requestView>;

export const requestList = z.object({
  requests: z.array(requestCard),
  after: z.string().nullable().describe('Cursor of the next page; null for the last page.'),
});

export const quota = z.object({
  unlimited: z.boolean(),
  left: z.int().nullable().describe('Remaining posts today; null without a limit.'),
  nextAt: z.iso.datetime().nullable().describe('When the next post is possible, if none is left.'),
});

export type Quota = z.output<typeof quota>;
