import type { RequestView } from '@subrosa/contract/requests/schemas';
import { dueAt } from '@subrosa/rules/moderation/due-dates';
import { afterCorrection, correctionEnd, deletingProblem, editingProblem } from '@subrosa/rules/requests/changes';
import type { UnpublishReason } from '@subrosa/rules/requests/flagged-spans';
import { dollarsOf } from '@subrosa/rules/requests/price';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { respond, type RouteReply } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { findOwned, presentOwn, viewMedia } from '../media/index.ts';
import { findPosts, type FoundPost } from './queries/cards.ts';
import { listMediaIds, listVisibleMedia } from './queries/media.ts';
import { findPost, type StoredPost } from './queries/own.ts';
import { listPosters } from './list-request-cards.ts';
import { viewLine } from './view.ts';

interface RequestQuery {
  caller: Caller;
  id: string;
  locale: Locale;
}

const STRANGERS = {
  edit: false,
  delete: false,
  withdraw: false,
  requestReview: false,
  favourite: true,
  report: true,
  editByUpgrade: false,
};

/** A post in full; its owner also gets the version for changes. Throws 404 if the caller may not view it. */
export async function getRequest(db: Db | Tx, input: RequestQuery, platform: ApiPlatform): Promise<RouteReply<RequestView>> {
  const { caller, id, locale } = input;
  const viewerId = caller.memberId;
  const posts = await findPosts(db, { viewerId, ids: [id], locale });
  const [post] = posts;
  const poster = post && (await listPosters(db, { viewer: caller, posts, locale }, platform)).get(post.member_id);
  const isOwn = post?.member_id === viewerId;
  if (!post || !poster || !(isOwn || mayBrowse(caller))) throw new ApiError('resource.notFound');

  const { description, ...line } = post;
  const shared = {
    ...viewLine(line, { viewerId, poster, delivery: platform.delivery }),
    description,
    location: locationOf(post),
    media: (await listVisibleMedia(db, id)).map((item) => viewMedia(item, platform.delivery)),
  };
  const stored = isOwn ? await findPost(db, id) : undefined;
  if (!stored) return respond({ ...shared, can: STRANGERS, own: null }, {});
  const now = platform.clock.now();
  const times = { postedAt: post.listed_at.toISOString(), editedAt: post.edited_at?.toISOString() ?? null };
  const own = { ...times, ...(await ownFields(db, stored, caller, platform)) };
  const body = { ...shared, can: ownersMay(stored, caller, now), own };
  return respond(body, { version: stored.version });
}

function locationOf({ city_id: id, city: name, country, region, city_zone: timeZone }: FoundPost): RequestView['location'] {
  return id === null || name === null || country === null || timeZone === null ? null : { id, name, country, region, timeZone };
}

function ownersMay(post: StoredPost, owner: Caller, now: Date): RequestView['can'] {
  const own = { status: post.status, postedAt: post.posted_at };
  const [editing, deleting] = [editingProblem(own, owner, now), deletingProblem(own, owner)];
  return {
    edit: editing === null,
    delete: deleting === null,
    withdraw: post.status !== 'withdrawn',
    requestReview: post.status === 'unpublished' && post.review_requested_at === null,
    favourite: false,
    report: false,
    editByUpgrade: editing === 'requests.editUpgrade' || deleting === 'requests.editUpgrade',
  };
}

async function ownFields(
  db: Db | Tx,
  post: StoredPost,
  owner: Caller,
  platform: ApiPlatform,
): Promise<Omit<NonNullable<RequestView['own']>, 'postedAt' | 'editedAt'>> {
  const now = platform.clock.now();
  const ids = await listMediaIds(db, post.id);
  const items = new Map((await presentOwn(db, await findOwned(db, owner.memberId, ids), platform.delivery)).map((item) => [item.id, item]));
  const isCorrecting = post.status === 'published' && !owner.premium && now < correctionEnd({ postedAt: post.posted_at });
  return {
    price: dollarsOf(post.price_cents),
    cityId: post.city_id,
    media: ids.flatMap((id) => items.get(id) ?? []),
    // Written by our code and by staff, from the lists of the rules.
    reason: post.reason as UnpublishReason | null,
    note: post.note,
    flaggedSpans: post.flagged_spans,
    republishes:
      post.status === 'unpublished' &&
      post.review_requested_at === null &&
      afterCorrection({ needsReview: post.needs_review, found: post.flagged_spans.length > 0 }) === 'publish',
    reviewRequestedAt: post.review_requested_at?.toISOString() ?? null,
    reviewDueAt: post.review_requested_at ? dueAt('request_text', post.review_requested_at).toISOString() : null,
    correctionUntil: isCorrecting ? correctionEnd({ postedAt: post.posted_at }).toISOString() : null,
  };
}
