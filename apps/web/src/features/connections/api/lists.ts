import { i18n } from '@lingui/core';
import { connections } from '@subrosa/contract/endpoints/connections';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { SearchPlan, SearchRole } from '@subrosa/rules/explore/filter';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';

type Page = ReplyBody<typeof connections.listConnections>;

export type ListRow = Page['users'][number];

/** Connections; requests that the viewer received; requests that the viewer sent. */
type ListTab = 'connected' | 'pending' | 'sent';

type Filter = { who: SearchRole; plan?: SearchPlan; name: string; genders: readonly string[]; interests: readonly string[] };

/** The viewer's relation to the members of a tab. */
const relations = { connected: 'connected', pending: 'incoming', sent: 'outgoing' } as const satisfies Record<ListTab, string>;

function filterQuery({ who, plan = 'all', name, genders, interests }: Filter) {
  return {
    ...(who !== 'all' && { user_type: who }),
    ...(plan !== 'all' && { plan }),
    ...(name && { search: name }),
    ...(genders.length > 0 && { gender: genders.join(',') }),
    ...(interests.length > 0 && { interests: interests.join(',') }),
  };
}

/** A tab, page by page. A search returns requests of both directions; those of the other one are filtered out here. */
export const listQuery = (tab: ListTab, filter: Filter) => {
  const filterParams = filterQuery(filter);
  return infiniteQueryOptions({
    queryKey: ['connections', 'list', tab, filterParams, i18n.locale],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const paging = { language: i18n.locale, ...(pageParam && { after: pageParam }) };
      if (tab !== 'connected' && Object.keys(filterParams).length === 0) {
        return silentClient.call(connections.listPending, { query: { ...paging, direction: tab === 'pending' ? 'in' : 'out' }, signal });
      }
      const status = tab === 'connected' ? 'connected' : 'pending';
      return silentClient.call(connections.searchConnections, { query: { ...paging, ...filterParams, status }, signal });
    },
    ...pagedDefaults,
    // Members who were confirmed, declined or removed leave the list at once.
    select: ({ pages }) => pages.flatMap(({ users }) => users).filter(({ member }) => member.relation === relations[tab]),
  });
};
