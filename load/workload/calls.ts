/** The requests of each route of the mix. */
import { newId } from '../../apps/server/src/platform/ids.ts';
import { createMessage } from '../../bench/chat/senders.ts';
import type { ConnectedMember } from '../members/connect.ts';
import type { DataSample } from './data-sample.ts';
import type { CallName } from './mix.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** The service whose token is sent; none for routes without a member. */
  as?: 'api' | 'chat' | 'nobody';
  /** Updates the member from the response. */
  onResponse?: (answer: unknown) => void;
}

export interface RandomChoice {
  pick<Item>(items: readonly Item[]): Item;
  isLikely(share: number): boolean;
}

type RequestBuilder = (member: ConnectedMember, sample: DataSample, chance: RandomChoice) => Request | Promise<Request>;

const get = (path: string): Request => ({ method: 'GET', path });
const filtered = (path: string, drawn: readonly string[], chance: RandomChoice) =>
  get(chance.isLikely(0.5) ? path : `${path}?${chance.pick(drawn)}`);

export const calls: Readonly<Record<CallName, RequestBuilder>> = {
  presence: () => ({ method: 'POST', path: '/sails/users/setOnline', body: {}, as: 'chat' }),
  profile: (_, sample, chance) => get(`/api/user-details/username/${chance.pick(sample.usernames)}`),
  explore: (_, sample, chance) => filtered('/api/explorer/search', sample.searches, chance),
  unreadCount: () => get('/api/notifications/unread-count'),
  feed: (_, sample, chance) => filtered('/api/requests', sample.feedQueries, chance),
  conversations: () => get('/api/conversation'),
  history: ({ conversation }) => get(`/api/conversation/${conversation.id}/messages`),
  request: (_, sample, chance) => get(`/api/requests/${chance.pick(sample.posts)}`),
  notifications: () => get('/api/notifications'),
  cursor: ({ conversation }) => ({
    method: 'PUT',
    path: `/api/conversation/${conversation.id}/cursor`,
    body: { read: conversation.newest, delivered: conversation.newest },
  }),
  send: async (member) => {
    const { conversation } = member;
    const message = await createMessage({ ...member, conversationId: conversation.id, token: member.api });
    const learn = () => (conversation.newest += 1);
    return { method: 'POST', path: `/api/conversation/${conversation.id}/messages`, body: message, onResponse: learn };
  },
  requestView: (_, sample, chance) => ({ method: 'POST', path: `/api/requests/${chance.pick(sample.posts)}/view`, body: {} }),
  calendar: () => get('/api/calendar?from=01112026&to=30112026'),
  ownProfile: () => get('/api/profile'),
  account: () => get('/api/account'),
  refresh: (member) => ({
    method: 'POST',
    path: '/api/auth/refresh',
    as: 'nobody',
    body: { user_id: member.memberId, token: member.refresh },
    onResponse: (answer) => {
      member.refresh = (answer as { refreshToken?: string }).refreshToken ?? member.refresh;
    },
  }),
  favourites: () => get('/api/favourite/users'),
  connections: () => get('/api/friends/connected'),
  active: () => ({ method: 'GET', path: '/sails/users/getActive', as: 'chat' }),
  reference: () => ({ method: 'GET', path: '/api/interests', as: 'nobody' }),
  favourite: (_, sample, chance) => ({ method: 'POST', path: '/api/favourite/request', body: { requestId: chance.pick(sample.posts) } }),
  ticket: () => ({ method: 'POST', path: '/sails/socket-ticket', body: {}, as: 'chat' }),
  login: ({ email, secret }) => ({ method: 'POST', path: '/api/auth/login', as: 'nobody', body: { login: email, password: secret } }),
};

/** The headers of a browser: every writing request has its own idempotency key. */
export function headersOf(request: Request, member: ConnectedMember): Record<string, string> {
  const token = request.as === 'chat' ? member.chat : member.api;
  return {
    'x-forwarded-for': member.network,
    ...(request.as !== 'nobody' && { authorization: `Bearer ${token}` }),
    ...(request.method !== 'GET' && { 'idempotency-key': newId() }),
    ...(request.body && { 'content-type': 'application/json' }),
  };
}
