import type { connectionsRoutes } from '@subrosa/contract/connections';
import type { ReplyOf } from '@subrosa/contract/route';
import { bitFilter } from '@subrosa/rules/explore/bits';
import { roleAndPlanOf, type SearchPlan, type UserType } from '@subrosa/rules/explore/filter';
import { searchText } from '@subrosa/rules/explore/text';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PageQuery } from '../../platform/http/list-cursor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listMemberCards } from '../explore/index.ts';
import { pagesOf } from './pages.ts';
import { findConnections, type RowState, type ConnectionListFilter } from './queries/lists.ts';
import { dayOf } from './view.ts';

type List = ReplyOf<(typeof connectionsRoutes)['listConnections']>;

interface Filter {
  search?: string | undefined;
  user_type?: UserType;
  plan?: SearchPlan | undefined;
  gender?: readonly string[] | undefined;
  interests?: readonly string[] | undefined;
}

export interface ListInput {
  caller: Caller;
  /** The caller, or a member who shows their connections. */
  ownerId: string;
  states: readonly RowState[];
  query: PageQuery & Filter;
  locale: Locale;
}

const EMPTY: List = { users: [], after: null };

/** Connections and requests of a member as the caller may see them, page by page. */
export async function listConnections(db: Db, { caller, ownerId, states, query, locale }: ListInput, platform: ApiPlatform): Promise<List> {
  const wanted: ConnectionListFilter = { ownerId, viewerId: caller.memberId, premium: caller.premium, states, ...validateFilter(query) };
  const { filter, text } = wanted;
  const bound = [caller.memberId, ownerId, states, filter.mask, filter.marks, filter.genders, filter.low, filter.high, text].join(' ');
  const pages = pagesOf(platform.config, 'list');
  const page = pages.open(query, bound);
  if (!page || !mayBrowse(caller)) return EMPTY;

  const { rows, after } = pages.close(await findConnections(db, wanted, page), query, bound);
  const ids = rows.map(({ id }) => id);
  const cards = await listMemberCards(db, { viewer: caller, ids, locale, now: platform.clock.now() }, platform);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    users: cards.flatMap((member) => {
      const row = byId.get(member.id);
      return row ? [{ member, since: dayOf(row), note: row.note }] : [];
    }),
    after,
  };
}

function validateFilter({
  search,
  user_type: userType = 'all',
  plan,
  gender,
  interests = [],
}: Filter): Pick<ConnectionListFilter, 'filter' | 'text'> {
  const numbers = interestNumbersOf(interests);
  if (!numbers) throw new ApiError('request.invalid', { fields: { interests: 'field.notAChoice' } });
  return {
    filter: bitFilter({ ...roleAndPlanOf(userType, plan), genders: gender ?? [], statuses: [], interests: numbers }),
    text: searchText(search),
  };
}

export const unfiltered = validateFilter({});
