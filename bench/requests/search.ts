import { requestsRoutes } from '../../packages/contract/src/requests.ts';
import { cursorsFor } from '../../apps/server/src/domains/requests/feed/cursor.ts';
import type { Frontier } from '../../apps/server/src/domains/requests/feed/fair-page.ts';
import { listRequests } from '../../apps/server/src/domains/requests/feed/list-requests.ts';
import { validateFilter, spellingOf } from '../../apps/server/src/domains/requests/feed/validate-filter.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import type { Caller } from '../../apps/server/src/platform/http/caller.ts';
import type { ApiPlatform } from '../../apps/server/src/platform/platform.ts';
import type { SampledFeedRequest } from './workload.ts';

const queryOf = ({ query }: SampledFeedRequest) => requestsRoutes.listRequests.query.parse(query);

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

/** Writes a cursor like that of a preceding page. */
export const cursorWriter =
  ({ DATA_ENCRYPTION_SECRET }: Config) =>
  (request: SampledFeedRequest, frontier: Frontier): string =>
    cursorsFor(DATA_ENCRYPTION_SECRET).write(frontier, `${request.viewer} ${spellingOf(validateFilter(queryOf(request)))}`);

/** Reads the feed without HTTP. The clock is fixed, so the table sample is read once. */
export function feedOn(db: Db, config: Config): (request: SampledFeedRequest) => Promise<unknown> {
  const now = new Date();
  const platform = { config, clock: { now: () => now }, delivery: { fileOf: () => '', folderOf: () => '' } } as unknown as ApiPlatform;
  return (request) => listRequests(db, { caller: callerFor(request.viewer), query: queryOf(request), locale: 'en' }, platform);
}
