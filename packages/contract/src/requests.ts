import { reportReasons } from '@subrosa/rules/connections/reports';
import { opportunityTypes, requestLimits, requestStatuses } from '@subrosa/rules/requests/post';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { count } from './explore.ts';
import { mediaView } from './media/schemas.ts';
import {
  feedFilter,
  paging,
  flaggedSpan,
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
  city: city.nullable().describe('City of the draft, with its name.'),
  savedAt: z.iso.datetime().nullable(),
});

export const requestsRoutes = {
  listRequests: route({
    method: 'GET',
    path: '/api/requests',
    summary: 'List matching request posts, newest first; at most 2 of one member on a page',
    query: feedFilter,
    reply: requestList,
    errors: ['requests.cityMissing'],
    example: { query: { type: 'items,photos', price: 'under_25', offers: 'true' } },
  }),
  getQuota: route({
    method: 'GET',
    path: '/api/requests/quota',
    summary: 'Get how many posts the caller may still create today, and when the next is allowed',
    reply: quota,
  }),
  previewRequest: route({
    method: 'POST',
    path: '/api/requests/preview',
    summary: 'Preview the effects of a post without storing it',
    body: requestText,
    reply: z.object({
      priceCents: z.int(),
      wouldPublish: z.boolean(),
      flaggedSpans: z.array(flaggedSpan).describe('Passages that would hide it.'),
      mediaWaiting: z.int().describe('Number of items that others would not see yet.'),
      quota,
    }),
    errors: ['requests.prohibitedWord'],
    example: { body: exampleText },
  }),
  getDraft: route({
    method: 'GET',
    path: '/api/requests/draft',
    summary: 'Get the caller’s draft',
    query: language,
    reply: draftReply,
  }),
  saveDraft: route({
    method: 'PUT',
    path: '/api/requests/draft',
    summary: 'Save the caller’s only draft',
    query: language,
    body: requestDraft,
    reply: draftReply,
    example: { body: { title: 'Silk scarf' } },
  }),
  removeDraft: route({ method: 'DELETE', path: '/api/requests/draft', summary: 'Delete the draft', reply: nothing }),
  postRequest: route({
    method: 'POST',
    path: '/api/requests',
    summary: 'Create a request post; contact details or apparently illegal content hide it until it is corrected. Deletes the draft.',
    body: requestText,
    reply: requestView,
    errors: ['requests.dailyLimit', 'requests.prohibitedWord'],
    example: { body: exampleText },
  }),
  getRequest: route({
    method: 'GET',
    path: '/api/requests/{id}',
    summary: 'Get a request post, with private parts of the caller’s own',
    params: id,
    query: language,
    reply: requestView,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  editRequest: route({
    method: 'PUT',
    path: '/api/requests/{id}',
    summary: 'Change the caller’s post: premium members, all members within 10 minutes, and unpublished posts',
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
    summary: 'Delete the caller’s post and its media: premium members, and unpublished or withdrawn posts',
    params: id,
    reply: nothing,
    errors: ['resource.notFound', 'requests.editUpgrade'],
    example: { params: exampleId },
  }),
  withdrawRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/withdraw',
    summary: 'Withdraw the caller’s post permanently; it still counts for today',
    params: id,
    reply: requestView,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  reviewRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/review',
    summary: 'Request a review of the caller’s unpublished post after a correction',
    params: id,
    reply: requestView,
    errors: ['resource.notFound', 'requests.alreadyWithdrawn', 'requests.stillFlagged'],
    example: { params: exampleId },
  }),
  viewRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/view',
    summary: 'Count a view: once a member and day, never the caller’s own post',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listNext: route({
    method: 'GET',
    path: '/api/requests/{id}/next',
    summary: 'Suggest further posts: same type and fetish first, then the newest',
    params: id,
    query: language.extend({ limit: count(12).min(1, 'field.invalid').default(requestLimits.next) }),
    reply: z.object({ requests: z.array(requestCard) }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listRequestsOf: route({
    method: 'GET',
    path: '/api/requests/member/{id}',
    summary: 'List posts of a member, newest first; empty to strangers of a private account',
    params: id,
    query: paging,
    reply: requestList,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  reportRequest: route({
    method: 'POST',
    path: '/api/requests/{id}/report',
    summary: 'Report a post to staff, without notifying its owner',
    params: id,
    body: z.object({ reason: z.enum(reportReasons, 'field.notAChoice'), text: typedText({ max: 5000 }) }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { reason: 'scam', text: 'Asks to pay elsewhere.' } },
  }),
  getRequestCase: route({
    method: 'GET',
    path: '/api/staff/requests/{id}',
    summary: 'Get a post for review, for the assignee of its case',
    params: id,
    reply: z.object({
      id: z.uuid(),
      username: z.string().nullable(),
      title: z.string(),
      description: z.string(),
      type: z.enum(opportunityTypes),
      priceCents: z.int(),
      status: z.enum(requestStatuses),
      flaggedSpans: z.array(flaggedSpan),
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
  summary: 'The member’s own request posts changed: load them again.',
  payload: nothing,
});
