import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import type { requestsRoutes } from '@subrosa/contract/requests';
import type { Quota, RequestCard, RequestView } from '@subrosa/contract/requests/schemas';
import type { InterestSlug } from '@subrosa/rules/reference/interests';
import type { FlaggedSpan } from '@subrosa/rules/requests/flagged-spans';
import type { OpportunityType, RequestStatus } from '@subrosa/rules/requests/post';
import type { BodyOf } from '@subrosa/contract/route';
import { transaction } from '../../src/platform/db/transaction.ts';
import { addLocation, addPost } from '../../src/domains/requests/store/posts.ts';
import { setMedia } from '../../src/domains/requests/store/media.ts';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { rebuildSearch } from '../../src/domains/explore/index.ts';
import { withQuery, apiClientFor, YEAR, type ApiUnderTest } from './api-client.ts';
import { aMember, type MemberOptions } from './members.ts';
import { aProfile, type ProfileTraits } from './profiles.ts';

export interface PostTraits {
  id?: string;
  title?: string;
  description?: string;
  type?: OpportunityType;
  fetish?: InterestSlug;
  cents?: number;
  cityId?: number | null;
  status?: RequestStatus;
  reason?: string | null;
  needsReview?: boolean;
  at?: Date;
  mediaIds?: readonly string[];
  flaggedSpans?: readonly FlaggedSpan[];
}

const plain = {
  title: 'Silk scarf',
  description: 'Worn for a quiet week, posted discreetly.',
  type: 'items',
  fetish: 'silk',
  cents: 2550,
  cityId: null,
  status: 'published',
  needsReview: false,
  flaggedSpans: [],
  mediaIds: [],
  at: new Date('2026-11-14T12:00:00Z'),
} as const satisfies PostTraits;

/** Inserts a post, by default a published one. */
export async function putPost(tx: Tx, memberId: string, traits: PostTraits = {}): Promise<string> {
  const { fetish, mediaIds, ...post } = { ...plain, id: newId(), ...traits };
  const reason = traits.reason ?? (post.status === 'unpublished' ? 'contact_details' : null);
  await addPost(tx, { ...post, memberId, reason, fetish: interestNumbersOf([fetish])?.[0] ?? 97 });
  if (post.cityId !== null) await addLocation(tx, post.cityId);
  await setMedia(tx, post.id, mediaIds);
  return post.id;
}

/** Does the same in a separate transaction. */
export const aPost = (db: Db, memberId: string, traits: PostTraits = {}): Promise<string> =>
  transaction(db, (tx) => putPost(tx, memberId, traits));

export const aText = {
  title: 'Silk scarf, worn for a week',
  description: 'A plain silk scarf, posted discreetly.',
  type: 'items',
  fetish: 'silk',
  price: '25.50',
} as const satisfies Partial<BodyOf<typeof requestsRoutes.postRequest>>;

export interface RequestList {
  requests: RequestCard[];
  after: string | null;
}

export type Poster = Awaited<ReturnType<typeof aPoster>>;

/**
 * Creates a member with a session, a profile and requests about posts. Others see the posts after
 * `rebuildRequestSearch`.
 */
export async function aPoster(api: ApiUnderTest, traits: MemberOptions = {}, profile: ProfileTraits = {}) {
  const { id, username } = await aMember(api.db, api.config, traits);
  await aProfile(api.db, id, profile);
  const call = await apiClientFor(api, id, YEAR);
  const feed = (query: Record<string, string | number> = {}) => call<RequestList>('GET', withQuery('/api/requests', query));
  return {
    id,
    username,
    call,
    feed,
    post: (text: object = {}, headers: Record<string, string> = {}) =>
      call<RequestView>('POST', '/api/requests', { ...aText, ...text }, headers),
    edit: (postId: string, text: object, etag: string) =>
      call<RequestView>('PUT', `/api/requests/${postId}`, { ...aText, ...text }, { 'if-match': etag }),
    see: (postId: string) => call<RequestView>('GET', `/api/requests/${postId}`),
    remove: (postId: string) => call<object>('DELETE', `/api/requests/${postId}`, {}),
    withdraw: (postId: string) => call<RequestView>('POST', `/api/requests/${postId}/withdraw`, {}),
    review: (postId: string) => call<RequestView>('POST', `/api/requests/${postId}/review`, {}),
    view: (postId: string) => call<object>('POST', `/api/requests/${postId}/view`, {}),
    quota: () => call<Quota>('GET', '/api/requests/quota'),
    /** Returns the titles on the first page. */
    titles: async (query: Record<string, string | number> = {}) =>
      (await feed({ limit: 30, ...query })).body.requests.map(({ title }) => title),
    /** Returns the ids of every page, following the cursor. */
    walk: async (query: Record<string, string | number> = {}) => {
      const pages: string[][] = [];
      let after: string | null = null;
      do {
        const { body }: { body: RequestList } = await feed({ ...query, ...(after !== null && { after }) });
        pages.push(body.requests.map((card) => card.id));
        after = body.after;
      } while (after !== null);
      return pages;
    },
  };
}

/** Rebuilds search rows as the reactions would, because cards of posters are built from them. */
export const rebuildRequestSearch = (db: Db): Promise<void> => rebuildSearch(db, { gridKm: 5 });
