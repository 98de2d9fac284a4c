import type { connectionsRoutes } from '@subrosa/contract/connections';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listMemberCards } from '../explore/index.ts';
import { getVisibleMember, visiblePartsFor } from './get-visible-member.ts';
import { pagesOf } from './pages.ts';
import { findEndorsements } from './queries/endorsements.ts';
import { dayOf } from './view.ts';

type Call = (typeof connectionsRoutes)['listEndorsements'];

interface EndorsementsQuery {
  caller: Caller;
  memberId: string;
  query: QueryOf<Call>;
  locale: Locale;
}

/** Endorsements of a member. The list of a private account is empty for members who are not connected. */
export async function listMemberEndorsements(
  db: Db,
  { caller, memberId, query, locale }: EndorsementsQuery,
  platform: ApiPlatform,
): Promise<ReplyOf<Call>> {
  const { extent } = visiblePartsFor(caller, await getVisibleMember(db, caller, memberId));
  const bound = `${caller.memberId} ${memberId}`;
  const pages = pagesOf(platform.config, 'endorsements');
  const page = pages.open(query, bound);
  if (!page || extent !== 'contents') return { endorsements: [], after: null };

  const about = { recipientId: memberId, viewerId: caller.memberId };
  const { rows, after } = pages.close(await findEndorsements(db, about, page), query, bound);
  const ids = rows.map((row) => row.author_id);
  const cards = await listMemberCards(db, { viewer: caller, ids, locale, now: platform.clock.now() }, platform);
  const authors = new Map(cards.map((card) => [card.id, card]));
  const own = memberId === caller.memberId;
  return {
    endorsements: rows.flatMap((row) => {
      const { id, text, waiting, author_id } = row;
      const author = authors.get(author_id);
      const can = { approve: own && waiting, withdraw: own || author_id === caller.memberId };
      return author ? [{ id, author, text, waiting, writtenOn: dayOf(row), can }] : [];
    }),
    after,
  };
}
