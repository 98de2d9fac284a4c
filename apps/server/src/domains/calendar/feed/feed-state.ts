import type { calendarRoutes } from '@subrosa/contract/calendar';
import type { ReplyOf } from '@subrosa/contract/route';
import type { FeedTitles } from '@subrosa/rules/calendar/entries';
import { toWireDate } from '@subrosa/rules/format/dates';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findFeed } from './queries.ts';
import { feedPath, hashOf, newSecret } from './secret.ts';
import { removeFeed, saveFeed } from './store.ts';

type State = ReplyOf<(typeof calendarRoutes)['getFeed']>;

export async function getFeedState(db: Db | Tx, memberId: string): Promise<State> {
  const feed = await findFeed(db, memberId);
  return {
    active: feed !== undefined,
    titles: (feed?.titles ?? 'discreet') as FeedTitles,
    since: feed?.created_at.toISOString() ?? null,
    usedOn: feed?.used_on ? toWireDate(feed.used_on) : null,
  };
}

/** Returns the secret, which no later request returns again. */
export async function createFeed(tx: Tx, { caller, titles }: { caller: Caller; titles: FeedTitles }, clock: Clock) {
  if (!mayBrowse(caller)) throw new ApiError('resource.notFound');
  const secret = newSecret();
  await saveFeed(tx, { memberId: caller.memberId, secretHash: hashOf(secret), titles, createdAt: clock.now() });
  return { ...(await getFeedState(tx, caller.memberId)), path: feedPath(secret) };
}

export async function revokeFeed(tx: Tx, memberId: string): Promise<State> {
  await removeFeed(tx, memberId);
  return getFeedState(tx, memberId);
}
