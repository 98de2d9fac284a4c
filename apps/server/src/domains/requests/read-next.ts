import type { RequestCard } from '@subrosa/contract/requests/parts';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { findNext } from './queries/next.ts';
import { findOwnerOf } from './queries/owner.ts';
import { readRequestCards } from './read-cards.ts';

interface NextQuery {
  caller: Caller;
  id: string;
  limit: number;
  locale: Locale;
}

/** What to look at after a post. */
export async function listNext(
  db: Db,
  { caller, id, limit, locale }: NextQuery,
  platform: CallPlatform,
): Promise<{ requests: RequestCard[] }> {
  const { memberId } = caller;
  if (!mayBrowse(caller) || (await findOwnerOf(db, memberId, id)) === null) throw new ApiError('page.missing');
  const ids = await findNext(db, memberId, id, limit);
  return { requests: await readRequestCards(db, { viewer: caller, ids, locale }, platform) };
}
