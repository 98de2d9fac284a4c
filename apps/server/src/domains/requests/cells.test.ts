import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock } from '../../../test/support/profiles.ts';
import { aPost, aPoster, aText, rebuildRequestSearch, type Poster } from '../../../test/support/requests.ts';

const api = useApi();

/**
 * The callers, with their relation to the owner of the post. Relations between members are tested in test/relation-matrix, roles in the policy.
 */
const actors = ['owner', 'regular owner', 'premium', 'regular', 'blocked', 'private', 'visitor'] as const;
type Actor = (typeof actors)[number];

const MISSING = 'resource.notFound';
const others = { blocked: MISSING, private: MISSING, visitor: 'auth.required' };
const toAll = { owner: 'ok', 'regular owner': 'ok', premium: 'ok', regular: 'ok', ...others };
const toOthers = { ...toAll, owner: MISSING, 'regular owner': MISSING };
const toOwners = { ...toAll, premium: MISSING, regular: MISSING };
const toMembers = { ...toAll, blocked: 'ok', private: 'ok' };
const toPremium = { ...toOwners, 'regular owner': 'requests.editUpgrade' };

interface Cell {
  method: string;
  path: (about: { id: string; ownerId: string }) => string;
  body?: object | ((id: string) => object);
  answers: Record<Actor, string>;
}

const cells: Record<string, Cell> = {
  getRequest: { method: 'GET', path: ({ id }) => `/api/requests/${id}`, answers: toAll },
  listNext: { method: 'GET', path: ({ id }) => `/api/requests/${id}/next`, answers: toAll },
  viewRequest: { method: 'POST', path: ({ id }) => `/api/requests/${id}/view`, body: {}, answers: toAll },
  reportRequest: {
    method: 'POST',
    path: ({ id }) => `/api/requests/${id}/report`,
    body: { reason: 'scam', text: 'Look at this.' },
    answers: toOthers,
  },
  setFavouriteRequest: { method: 'POST', path: () => '/api/favourite/request', body: (id) => ({ requestId: id }), answers: toOthers },
  checkFavouriteRequest: { method: 'GET', path: ({ id }) => `/api/favourite/check-request/${id}`, answers: toAll },
  editRequest: { method: 'PUT', path: ({ id }) => `/api/requests/${id}`, body: aText, answers: toPremium },
  deleteRequest: { method: 'DELETE', path: ({ id }) => `/api/requests/${id}`, body: {}, answers: toPremium },
  withdrawRequest: { method: 'POST', path: ({ id }) => `/api/requests/${id}/withdraw`, body: {}, answers: toOwners },
  reviewRequest: { method: 'POST', path: ({ id }) => `/api/requests/${id}/review`, body: {}, answers: toOwners },
  getRequestCase: {
    method: 'GET',
    path: ({ id }) => `/api/staff/requests/${id}`,
    answers: { ...toOwners, owner: MISSING, 'regular owner': MISSING },
  },
  // A private account exists for strangers, but has no posts for them.
  listRequestsOf: { method: 'GET', path: ({ ownerId }) => `/api/requests/member/${ownerId}`, answers: { ...toAll, private: 'ok' } },
  // Own data of any member; who appears in the feed is tested in test/relation-matrix.
  listRequests: { method: 'GET', path: () => '/api/requests', answers: toMembers },
  getQuota: { method: 'GET', path: () => '/api/requests/quota', answers: toMembers },
  previewRequest: { method: 'POST', path: () => '/api/requests/preview', body: aText, answers: toMembers },
  postRequest: { method: 'POST', path: () => '/api/requests', body: aText, answers: toMembers },
  saveDraft: { method: 'PUT', path: () => '/api/requests/draft', body: { title: 'Silk' }, answers: toMembers },
  removeDraft: { method: 'DELETE', path: () => '/api/requests/draft', body: {}, answers: toMembers },
  getDraft: { method: 'GET', path: () => '/api/requests/draft', answers: toMembers },
};

let people: Record<Exclude<Actor, 'visitor'>, Poster>;
let secretive: Poster;
beforeAll(async () => {
  people = {
    owner: await aPoster(api, { plan: 3 }),
    'regular owner': await aPoster(api),
    premium: await aPoster(api, { plan: 3 }),
    regular: await aPoster(api),
    blocked: await aPoster(api, { plan: 3 }),
    private: await aPoster(api, { plan: 3 }),
  };
  secretive = await aPoster(api, { plan: 3, privateAccount: true });
  await aBlock(api.db, people.owner.id, people.blocked.id);
  await rebuildRequestSearch(api.db);
}, 60_000);

const posterFor = (actor: Actor) => ({ 'regular owner': people['regular owner'], private: secretive })[actor as string] ?? people.owner;

async function callAs(actor: Actor, { method, path, body }: Cell): Promise<string> {
  const ownerId = posterFor(actor).id;
  // Posted yesterday: the ten minutes in which regular members can correct a post are over.
  const id = await aPost(api.db, ownerId);
  const input = typeof body === 'function' ? body(id) : body;
  const headers = { 'if-match': '"1"' };
  if (actor === 'visitor') {
    const answer = await api.request(method, path({ id, ownerId }), { body: input, headers });
    return ((await answer.json()) as { code: string }).code;
  }
  const { status, code } = await people[actor].call(method, path({ id, ownerId }), input, headers);
  return status === 200 ? 'ok' : (code ?? 'no code');
}

describe('access to a post by relation', () => {
  it.each(Object.entries(cells))('%s', async (_, cell) => {
    const seen: [Actor, string][] = [];
    for (const actor of actors) seen.push([actor, await callAs(actor, cell)]);
    expect(Object.fromEntries(seen)).toEqual(cell.answers);
  });
});
