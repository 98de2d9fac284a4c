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
    summary: 'Add a member to the caller’s favourites, or remove them',
    body: z.object({
      memberId: z.uuid('field.required'),
      favourite: z.boolean('field.invalid').default(true),
      silent: z.boolean('field.invalid').default(true).describe('Whether the member is not notified.'),
    }),
    reply: view,
    errors: ['resource.notFound'],
    example: { body: { memberId: examples.id } },
  }),
  checkFavourite: route({
    method: 'GET',
    path: '/api/favourite/check-user/{id}',
    summary: 'Whether a member is a favourite of the caller',
    params: z.object({ id: z.uuid('field.invalid') }),
    reply: view,
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
  listFavourites: route({
    method: 'GET',
    path: '/api/favourite/users',
    summary: 'List the caller’s favourites, newest first',
    query: exploreRoutes.searchMembers.query.pick({ page: true, limit: true, after: true, language: true, search: true }),
    reply: z.object({ users: z.array(memberCard), after: z.string().nullable() }),
  }),
  setFavouriteRequest: route({
    method: 'POST',
    path: '/api/favourite/request',
    summary: 'Add a request post to the caller’s favourites, or remove it',
    body: z.object({
      requestId: z.uuid('field.required'),
      favourite: z.boolean('field.invalid').default(true),
      silent: z.boolean('field.invalid').default(true).describe('Whether the owner is not notified.'),
    }),
    reply: view,
    errors: ['resource.notFound'],
    example: { body: { requestId: examples.id } },
  }),
  checkFavouriteRequest: route({
    method: 'GET',
    path: '/api/favourite/check-request/{id}',
    summary: 'Whether a request post is a favourite of the caller',
    params: z.object({ id: z.uuid('field.invalid') }),
    reply: view,
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
  listFavouriteRequests: route({
    method: 'GET',
    path: '/api/favourite/requests',
    summary: 'List the caller’s favourite request posts, newest favourite first',
    query: paging,
    reply: requestList,
  }),
};
