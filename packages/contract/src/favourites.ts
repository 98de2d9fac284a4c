import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { exploreRoutes, memberCard } from './explore.ts';
import { paging, requestList } from './requests/schemas.ts';
import { route } from './route.ts';

const view = z.object({ favourite: z.boolean() });

export const favouritesRoutes = {
  setFavourite: route({
    method: 'POST',
    path: '/api/favourite/user',
    summary: 'Keep a member among one’s favourites, or not any more',
    body: z.object({
      memberId: z.uuid('field.required'),
      favourite: z.boolean('field.invalid').default(true),
      quiet: z.boolean('field.invalid').default(false).describe('They are not told.'),
    }),
    reply: view,
    errors: ['resource.notFound'],
    example: { body: { memberId: examples.id } },
  }),
  checkFavourite: route({
    method: 'GET',
    path: '/api/favourite/check-user/{id}',
    summary: 'Whether a member is among one’s favourites',
    params: z.object({ id: z.uuid('field.invalid') }),
    reply: view,
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
  listFavourites: route({
    method: 'GET',
    path: '/api/favourite/users',
    summary: 'One’s favourites, newest first',
    query: exploreRoutes.searchMembers.query.pick({ page: true, limit: true, after: true, language: true, search: true }),
    reply: z.object({ users: z.array(memberCard), after: z.string().nullable() }),
  }),
  setFavouriteRequest: route({
    method: 'POST',
    path: '/api/favourite/request',
    summary: 'Keep a request post among one’s favourites, or not any more',
    body: z.object({
      requestId: z.uuid('field.required'),
      favourite: z.boolean('field.invalid').default(true),
      quiet: z.boolean('field.invalid').default(false).describe('Its owner is not told.'),
    }),
    reply: view,
    errors: ['resource.notFound'],
    example: { body: { requestId: examples.id } },
  }),
  checkFavouriteRequest: route({
    method: 'GET',
    path: '/api/favourite/check-request/{id}',
    summary: 'Whether a request post is among one’s favourites',
    params: z.object({ id: z.uuid('field.invalid') }),
    reply: view,
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
  listFavouriteRequests: route({
    method: 'GET',
    path: '/api/favourite/requests',
    summary: 'Request posts among one’s favourites, newest favourite first',
    query: paging,
    reply: requestList,
  }),
};
