import { exploreRoutes } from '@subrosa/contract/explore';
import { memberOf } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { policy } from './policy.ts';
import { presenceHandlers } from './presence/routes.ts';
import { searchMembers } from './search/search-members.ts';

export const routes = endpoints(exploreRoutes, policy, {
  ...presenceHandlers,

  searchMembers: ({ db, caller, query, locale }, platform) => searchMembers(db, { caller: memberOf(caller), query, locale }, platform),

  listConfidants: ({ db, caller, query, locale }, platform) =>
    searchMembers(db, { caller: memberOf(caller), query: { ...query, user_type: 'confidant', location: false }, locale }, platform),
});
