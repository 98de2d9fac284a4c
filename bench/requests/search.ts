import { requestsCalls } from '../../packages/contract/src/requests.ts';
import { cursorsFor } from '../../apps/server/src/domains/requests/feed/cursor.ts';
import type { Frontier } from '../../apps/server/src/domains/requests/feed/fair-page.ts';
import { listRequests } from '../../apps/server/src/domains/requests/feed/list-requests.ts';
import { readFilter, spellingOf } from '../../apps/server/src/domains/requests/feed/read-filter.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import type { Caller } from '../../apps/server/src/platform/http/caller.ts';
import type { CallPlatform } from '../../apps/server/src/platform/platform.ts';
import type { Drawn } from './mix.ts';

const queryOf = ({ asked }: Drawn) => requestsCalls.listRequests.query.parse(asked);

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
export const sealWith =
  ({ SEAL_SECRET }: Config) =>
  (look: Drawn, frontier: Frontier): string =>
    cursorsFor(SEAL_SECRET).write(frontier, `${look.viewer} ${spellingOf(readFilter(queryOf(look)))}`);

/** The feed as a call reads it, without the call. Time stands still: the sample of posts is read once. */
export function feedOn(db: Db, config: Config): (look: Drawn) => Promise<unknown> {
  const now = new Date();
  const platform = { config, clock: { now: () => now }, delivery: { fileOf: () => '', folderOf: () => '' } } as unknown as CallPlatform;
  return (look) => listRequests(db, { caller: callerFor(look.viewer), query: queryOf(look), locale: 'en' }, platform);
}
