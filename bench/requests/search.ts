import { requestsRoutes } from '../../packages/contract/src/requests.ts';
import { cursorsFor } from '../../apps/server/src/domains/requests/feed/cursor.ts';
import type { Frontier } from '../../apps/server/src/domains/requests/feed/fair-page.ts';
import { listRequests } from '../../apps/server/src/domains/requests/feed/list-requests.ts';
import { readFilter, spellingOf } from '../../apps/server/src/domains/requests/feed/validate-filter.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import type { Caller } from '../../apps/server/src/platform/http/caller.ts';
import type { CallPlatform } from '../../apps/server/src/platform/platform.ts';
import type { Drawn } from './mix.ts';

const queryOf = ({ query }: Drawn) => requestsRoutes.listRequests.query.parse(query);

export const callerFor = (memberId: string): Caller => ({
  memberId,
  deviceId: memberId,
  state: 'active',
  accountType: 'fetishist',
  premium: true,
  verified: false,
  phoneVerified: false,
  staffRole: null,
  roleCounts: false,
});

/** A cursor as the page before would have given it. */
export const cursorWriter =
  ({ SEAL_SECRET }: Config) =>
  (drawn: Drawn, frontier: Frontier): string =>
    cursorsFor(SEAL_SECRET).write(frontier, `${drawn.viewer} ${spellingOf(readFilter(queryOf(drawn)))}`);

/** The feed as a call reads it, without the call. Time stands still: the sample of posts is read once. */
export function feedOn(db: Db, config: Config): (drawn: Drawn) => Promise<unknown> {
  const now = new Date();
  const platform = { config, clock: { now: () => now }, delivery: { fileOf: () => '', folderOf: () => '' } } as unknown as CallPlatform;
  return (drawn) => listRequests(db, { caller: callerFor(drawn.viewer), query: queryOf(drawn), locale: 'en' }, platform);
}
