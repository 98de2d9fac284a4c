import type { MemberCard } from '@subrosa/contract/explore';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findCards } from './queries/cards.ts';
import { viewMember } from './view.ts';

interface CardsQuery {
  viewer: Caller;
  ids: readonly string[];
  locale: Locale;
  now: Date;
}

/** Cards of these members in this order, without members whom the viewer may not find. Other domains use them for their lists. */
export async function listMemberCards(
  db: Db | Tx,
  { viewer, ids, locale, now }: CardsQuery,
  { delivery }: ApiPlatform,
): Promise<MemberCard[]> {
  if (ids.length === 0) return [];
  const rows = await findCards(db, { viewerId: viewer.memberId, ids, today: now.toISOString().slice(0, 10), locale });
  return rows.map((row) => viewMember(row, { caller: viewer, now, delivery }));
}
