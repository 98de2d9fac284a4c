import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import { databaseUrl, type Config } from '../../../platform/config/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { memberKey } from '../../../platform/http/network.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findOwnerOf } from '../queries/owner.ts';
import { viewCountsIn } from './counting.ts';

/** The key of one database's counts: the database name from its URL. */
export const countsName = (config: Config, role: 'api' | 'worker'): string => new URL(databaseUrl(config, role)).pathname.slice(1);

/** Counts a view of a post, except by its owner. It may get lost. */
export async function countView(
  db: Db | Tx,
  { caller, id }: { caller: Caller; id: string },
  { redis, config, clock, log }: ApiPlatform,
): Promise<void> {
  const { memberId } = caller;
  const ownerId = await findOwnerOf(db, memberId, id);
  if (ownerId === null || !(mayBrowse(caller) || ownerId === memberId)) throw new ApiError('resource.notFound');
  if (ownerId === memberId) return;
  try {
    const day = clock.now().toISOString().slice(0, 10);
    await viewCountsIn(redis, countsName(config, 'api')).count(id, memberKey(memberId, config.IP_HASH_SECRET), day);
  } catch (error) {
    log.warn({ err: error }, 'a view was not counted');
  }
}
