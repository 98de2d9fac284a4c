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
    summary: 'One’s connections and requests that match, newest first',
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
    summary: 'How one stands to a member',
    reply: connectionView,
  }),
  requestConnection: route({
    method: 'POST',
    path: '/api/friends',
    summary: 'Ask a member to connect; where they have asked already, agree',
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
    summary: 'Confirm, decline, withdraw or delete; what is so already stays so',
    params: id,
    body: z.object({ action }),
    reply: connectionView,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { action: 'confirm' } },
  }),
  changeConnectionAlias: route({
    method: 'PUT',
    path: '/api/friends/change',
    summary: 'Confirm, decline, withdraw or delete; what is so already stays so',
    body: whom.extend({ action }),
    reply: connectionView,
    errors: ['resource.notFound'],
    example: { body: { ...exampleWhom, action: 'confirm' } },
  }),
  checkConnection: route({
    ...ofMember,
    method: 'GET',
    path: '/api/friends/check/{id}',
    summary: 'Only the state between oneself and a member',
    reply: connectionView.pick({ state: true }),
  }),
  countConnections: route({
    ...ofMember,
    method: 'GET',
    path: '/api/friends/count/{id}',
    summary: 'With how many somebody is connected: oneself, or who shows it',
    reply: z.object({ count: z.int().describe('Of others rounded down to tens, above ten; at most 1,000.') }),
  }),
  listConnectionsOf: route({
    method: 'GET',
    path: '/api/friends/users/{id}',
    summary: 'With whom somebody is connected: oneself, or who shows it',
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
    summary: 'The ids of somebody’s connections, newest first',
    reply: z.array(z.uuid()).describe('At most 1,000.'),
  }),
  listPending: route({
    method: 'GET',
    path: '/api/friends/pending',
    summary: 'Requests that wait for oneself, or for others',
    query: paging.extend({ direction: z.enum(['in', 'out'], 'field.notAChoice').default('in') }),
    reply: connectionList,
  }),
  confirmConnection: route({
    method: 'POST',
    path: '/api/friends/confirm',
    summary: 'Agree to a request',
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
    summary: 'One’s connections, newest first',
    query: paging,
    reply: connectionList,
  }),
  blockMember: route({
    method: 'POST',
    path: '/api/friends/block',
    summary: 'Neither sees the other any more; the answer is the same for whoever does not exist',
    body: whom,
    reply: nothing,
    example: { body: exampleWhom },
  }),
  listBlocked: route({
    method: 'GET',
    path: '/api/friends/blocked',
    summary: 'Whom one has blocked, newest first',
    query: paging,
    reply: z.object({ users: z.array(blockedMember), after: z.string().nullable() }),
  }),
  unblockMember: route({
    method: 'POST',
    path: '/api/friends/unblock',
    summary: 'Both may meet again; what was before the block does not come back',
    body: whom,
    reply: nothing,
    example: { body: exampleWhom },
  }),
  reportMember: route({
    method: 'POST',
    path: '/api/users/add-report',
    summary: 'Tell staff about a member, who does not learn of it; the answer is the same for whoever does not exist',
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
    summary: 'What was reported, for who has taken its case',
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
    summary: 'What connections wrote about a member and they approved; of oneself also what waits',
    params: id,
    query: paging,
    reply: z.object({ endorsements: z.array(endorsementView), after: z.string().nullable() }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  endorseMember: route({
    method: 'POST',
    path: '/api/endorsements',
    summary: 'Write about a connection, or write anew; shown once they approve',
    body: whom.extend({ text: typedText({ max: 5000 }) }),
    reply: endorsementView.pick({ id: true, text: true, waiting: true }),
    errors: ['resource.notFound', 'connections.notConnected', 'profiles.prohibitedWord'],
    example: { body: { ...exampleWhom, text: 'Kind and reliable.' } },
  }),
  approveEndorsement: route({
    ...ofMember,
    method: 'POST',
    path: '/api/endorsements/{id}/approve',
    summary: 'Show what a connection wrote about oneself',
    reply: nothing,
  }),
  withdrawEndorsement: route({
    ...ofMember,
    method: 'DELETE',
    path: '/api/endorsements/{id}',
    summary: 'Take back what one wrote, or what was written about oneself',
    reply: nothing,
  }),
};

export const connectionsChanged = socketEvent({
  name: 'connections-changed',
  summary: 'Something about one’s connections, requests, blocks or endorsements changed: ask again.',
  payload: z.object({}),
});
