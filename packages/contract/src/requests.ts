import { reportReasons } from '@subrosa/rules/connections/reports';
import { opportunityTypes, requestLimits, requestStatuses } from '@subrosa/rules/requests/post';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { count } from './explore.ts';
import { mediaView } from './media/schemas.ts';
import {
  feedFilter,
  paging,
  passage,
  quota,
  requestCard,
  requestDraft,
  requestList,
  requestText,
  requestView,
} from './requests/schemas.ts';
import { city } from './reference.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';
import { typedText } from './text.ts';

const nothing = z.object({});
const language = z.object({ language: z.string().max(35).optional() });
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const exampleText = {
  title: 'Silk scarf, worn for a week',
  description: 'A plain silk scarf, posted discreetly.',
  type: 'items',
  fetish: 'silk',
  price: '25.50',
} as const;
const draftReply = z.object({
  draft: requestDraft.nullable(),
  city: city.nullable().describe('Of the draft, by name.'),
  savedAt: z.iso.datetime().nullable(),
});

export const requestsRoutes = {
  listRequests: route({
    method: 'GET',
    path: '/api/requests',
    summary: 'Request posts that match, newest first; at most 2 of one member a page',
    query: feedFilter,
    reply: requestList,
    errors: ['requests.cityMissing'],
    example: { query: { type: 'items,photos', price: 'under_25', offers: 'true' } },
  }),
  getQuota: route({
    method: 'GET',
    path: '/api/requests/quota',
    summary: 'How many one may still post today, and when again',
    reply: quota,
  }),
  previewRequest: route({
    method: 'POST',
    path: '/api/requests/preview',
    summary: 'What would happen to this post; nothing is stored',
    body: requestText,
    reply: z.object({
      priceCents: z.int(),
      wouldPublish: z.boolean(),
      passages: z.array(passage).describe('What would hide it.'),
      mediaWaiting: z.int().describe('Items that others would not see yet.'),
      quota,
    }),
    errors: ['requests.prohibitedWord'],
    example: { body: exampleText },
  }),
  getDraft: route({
    method: 'GET',
    path: '/api/requests/draft',
    summary: 'What one has begun to write',
    query: language,
    reply: draftReply,
  }),
  saveDraft: route({
    method: 'PUT',
    path: '/api/requests/draft',
    summary: 'Keep what is typed so far; one draft a member, the last one counts',
    query: language,
    body: requestDraft,
    reply: draftReply,
    example: { body: { title: 'Silk scarf' } },
  }),
  removeDraft: route({ method: 'DELETE', path: '/api/requests/draft', summary: 'Throw the draft away', reply: nothing }),
  postRequest: route({
    method: 'POST',
    path: '/api/requests',
    summary: 'Post a request; contact details or apparently illegal content hide it until it is mended. The draft goes.',
    body: requestText,
    reply: requestView,
    errors: ['requests.dailyLimit', 'requests.prohibitedWord'],
    example: { body: exampleText },
  }),
  getRequest: route({
    method: 'GET',
    path: '/api/requests/{id}',
    summary: 'A request post; of one’s own also what others do not see',
    params: id,
    query: language,
    reply: requestView,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  editRequest: route({
    method: 'PUT',
    path: '/api/requests/{id}',
    summary: 'Change one’s own post: premium members, everybody within 10 minutes, and to mend an unpublished one',
    params: id,
    body: requestText,
    reply: requestView,
    errors: ['resource.notFound', 'requests.editUpgrade', 'requests.alreadyWithdrawn', 'requests.prohibitedWord'],
    versioned: true,
    example: { params: exampleId, body: exampleText },
  }),
  deleteRequest: route({
    method: 'DELETE',
    path: '/api/requests/{id}',
    summary: 'Delete one’s own post and its media: premium members, and unpublished or withdrawn ones',
    params: id,
    reply: nothing,
    errors: ['resource.notFound', 'requests.editUpgrade'],
    example: { params: exampleId },
  }),
  withdrawRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/withdraw',
    summary: 'Take one’s own post back for good; it frees no place of today',
    params: id,
    reply: requestView,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  reviewRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/review',
    summary: 'Ask for review of one’s own unpublished post, after mending it',
    params: id,
    reply: requestView,
    errors: ['resource.notFound', 'requests.alreadyWithdrawn', 'requests.stillFlagged'],
    example: { params: exampleId },
  }),
  viewRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/view',
    summary: 'One has looked at it; counts once a member and day, and never one’s own',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listNext: route({
    method: 'GET',
    path: '/api/requests/{id}/next',
    summary: 'What to look at next: of the same type and fetish first, then the newest',
    params: id,
    query: language.extend({ limit: count(12).min(1, 'field.invalid').default(requestLimits.next) }),
    reply: z.object({ requests: z.array(requestCard) }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listRequestsOf: route({
    method: 'GET',
    path: '/api/requests/member/{id}',
    summary: 'Posts of a member, newest first; a private account’s are empty to strangers',
    params: id,
    query: paging,
    reply: requestList,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  reportRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/report',
    summary: 'Tell staff about a post; its owner does not learn of it',
    params: id,
    body: z.object({ reason: z.enum(reportReasons, 'field.notAChoice'), text: typedText({ max: 5000 }) }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { reason: 'scam', text: 'Asks to pay elsewhere.' } },
  }),
  getRequestCase: route({
    method: 'GET',
    path: '/api/staff/requests/{id}',
    summary: 'A post as staff decide about it, for who has taken its case',
    params: id,
    reply: z.object({
      id: z.uuid(),
      username: z.string().nullable(),
      title: z.string(),
      description: z.string(),
      type: z.enum(opportunityTypes),
      priceCents: z.int(),
      status: z.enum(requestStatuses),
      passages: z.array(passage),
      media: z.array(mediaView),
      reports: z.array(
        z.object({ id: z.uuid(), reporter: z.string().nullable(), reason: z.enum(reportReasons), text: z.string(), at: z.iso.datetime() }),
      ),
    }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
};

export const requestsChanged = socketEvent({
  name: 'requests-changed',
  summary: 'Something about one’s own request posts changed: ask again.',
  payload: nothing,
});
