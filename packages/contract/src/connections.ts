import { connectionActions } from '@subrosa/rules/connections/changes';
import { connectionLimits } from '@subrosa/rules/connections/limits';
import { reportReasons } from '@subrosa/rules/connections/reports';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { blockedMember, connectionList, connectionView, endorsementView, listFilter, paging } from './connections/schemas.ts';
import { memberCard } from './explore.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';
import { typedText } from './text.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const whom = z.object({ memberId: z.uuid('field.required') });
const exampleWhom = { memberId: examples.id };
const action = z.enum(connectionActions, 'field.notAChoice');
const ofMember = { params: id, example: { params: exampleId }, errors: ['resource.notFound'] } as const;

function filteredList(path: '/api/friends/connections' | '/api/friends/search') {
  return route({
    method: 'GET',
    path,
    summary: 'List the caller’s connections and requests, newest first',
    query: listFilter,
    reply: connectionList,
    example: { query: { status: 'connected', user_type: 'confidant' } },
  });
}

export const connectionsRoutes = {
  getConnection: route({
    ...ofMember,
    method: 'GET',
    path: '/api/friends/{id}',
    summary: 'Get the connection between the caller and a member',
    reply: connectionView,
  }),
  requestConnection: route({
    method: 'POST',
    path: '/api/friends',
    summary: 'Send a connection request; accepts an existing request of the other member',
    body: whom.extend({ note: z.string('field.invalid').trim().max(connectionLimits.note, 'field.tooLong').optional() }),
    reply: connectionView,
    errors: [
      'resource.notFound',
      'connections.tooManyPending',
      'connections.dailyLimit',
      'connections.requestedRecently',
      'profiles.prohibitedWord',
    ],
    example: { body: exampleWhom },
  }),
  changeConnection: route({
    method: 'PUT',
    path: '/api/friends/{id}',
    summary: 'Confirm, decline, withdraw or delete; idempotent',
    params: id,
    body: z.object({ action }),
    reply: connectionView,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { action: 'confirm' } },
  }),
  changeConnectionAlias: route({
    method: 'PUT',
    path: '/api/friends/change',
    summary: 'Confirm, decline, withdraw or delete; idempotent',
    body: whom.extend({ action }),
    reply: connectionView,
    errors: ['resource.notFound'],
    example: { body: { ...exampleWhom, action: 'confirm' } },
  }),
  checkConnection: route({
    ...ofMember,
    method: 'GET',
    path: '/api/friends/check/{id}',
    summary: 'Get only the state between the caller and a member',
    reply: connectionView.pick({ state: true }),
  }),
  countConnections: route({
    ...ofMember,
    method: 'GET',
    path: '/api/friends/count/{id}',
    summary: 'Count the connections of the caller, or of a member who shows it',
    reply: z.object({ count: z.int().describe('For others rounded down to tens, above ten; at most 1,000.') }),
  }),
  listConnectionsOf: route({
    method: 'GET',
    path: '/api/friends/users/{id}',
    summary: 'List the connections of the caller, or of a member who shows them',
    params: id,
    query: paging,
    reply: z.object({ users: z.array(memberCard), after: z.string().nullable() }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listConnectedIds: route({
    ...ofMember,
    method: 'GET',
    path: '/api/friends/connected-ids/{id}',
    summary: 'List the ids of a member’s connections, newest first',
    reply: z.array(z.uuid()).describe('At most 1,000.'),
  }),
  listPending: route({
    method: 'GET',
    path: '/api/friends/pending',
    summary: 'List pending requests, incoming or outgoing',
    query: paging.extend({ direction: z.enum(['in', 'out'], 'field.notAChoice').default('in') }),
    reply: connectionList,
  }),
  confirmConnection: route({
    method: 'POST',
    path: '/api/friends/confirm',
    summary: 'Accept a request',
    body: whom,
    reply: connectionView,
    errors: ['resource.notFound'],
    example: { body: exampleWhom },
  }),
  listConnections: filteredList('/api/friends/connections'),
  searchConnections: filteredList('/api/friends/search'),
  listConnected: route({
    method: 'GET',
    path: '/api/friends/connected',
    summary: 'List the caller’s connections, newest first',
    query: paging,
    reply: connectionList,
  }),
  blockMember: route({
    method: 'POST',
    path: '/api/friends/block',
    summary: 'Block a member, in both directions; the reply is the same for unknown members',
    body: whom,
    reply: nothing,
    example: { body: exampleWhom },
  }),
  listBlocked: route({
    method: 'GET',
    path: '/api/friends/blocked',
    summary: 'List blocked members, newest first',
    query: paging,
    reply: z.object({ users: z.array(blockedMember), after: z.string().nullable() }),
  }),
  unblockMember: route({
    method: 'POST',
    path: '/api/friends/unblock',
    summary: 'Remove a block; earlier connections are not restored',
    body: whom,
    reply: nothing,
    example: { body: exampleWhom },
  }),
  reportMember: route({
    method: 'POST',
    path: '/api/users/add-report',
    summary: 'Report a member to staff, without notifying them; the reply is the same for unknown members',
    body: whom.extend({
      reason: z.enum(reportReasons, 'field.notAChoice'),
      text: typedText({ max: 5000 }),
      block: z.boolean('field.invalid').default(false),
    }),
    reply: nothing,
    example: { body: { ...exampleWhom, reason: 'scam', text: 'Asks for money at once.' } },
  }),
  getMemberReports: route({
    method: 'GET',
    path: '/api/staff/reports/{id}',
    summary: 'Get the reports of a case, for its assignee',
    params: id,
    reply: z.array(
      z.object({ id: z.uuid(), reporter: z.string().nullable(), reason: z.enum(reportReasons), text: z.string(), at: z.iso.datetime() }),
    ),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listEndorsements: route({
    method: 'GET',
    path: '/api/endorsements/{id}',
    summary: 'List approved endorsements of a member; for the caller also pending ones',
    params: id,
    query: paging,
    reply: z.object({ endorsements: z.array(endorsementView), after: z.string().nullable() }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  endorseMember: route({
    method: 'POST',
    path: '/api/endorsements',
    summary: 'Write or replace an endorsement of a connection; visible once they approve it',
    body: whom.extend({ text: typedText({ max: 5000 }) }),
    reply: endorsementView.pick({ id: true, text: true, waiting: true }),
    errors: ['resource.notFound', 'connections.notConnected', 'profiles.prohibitedWord'],
    example: { body: { ...exampleWhom, text: 'Kind and reliable.' } },
  }),
  approveEndorsement: route({
    ...ofMember,
    method: 'POST',
    path: '/api/endorsements/{id}/approve',
    summary: 'Approve an endorsement of the caller',
    reply: nothing,
  }),
  withdrawEndorsement: route({
    ...ofMember,
    method: 'DELETE',
    path: '/api/endorsements/{id}',
    summary: 'Delete an endorsement by or about the caller',
    reply: nothing,
  }),
};

export const connectionsChanged = socketEvent({
  name: 'connections-changed',
  summary: 'The member’s connections, requests, blocks or endorsements changed: load them again.',
  payload: z.object({}),
});
