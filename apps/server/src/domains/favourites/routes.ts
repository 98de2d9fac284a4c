import { favouritesRoutes } from '@subrosa/contract/favourites';
import { memberOf } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { setFavourite } from './commands/set-favourite.ts';
import { setFavouriteRequest } from './commands/set-favourite-request.ts';
import { policy } from './policy.ts';
import { checkFavouriteRequest, listFavouriteRequests } from './list-favourite-requests.ts';
import { checkFavourite, listFavourites } from './list-favourites.ts';

export const routes = endpoints(favouritesRoutes, policy, {
  setFavourite: async ({ tx, caller, body }, { clock }) => {
    await setFavourite(tx, { caller: memberOf(caller), ...body }, clock);
    return { favourite: body.favourite };
  },

  checkFavourite: async ({ db, caller, params }) => ({ favourite: await checkFavourite(db, memberOf(caller), params.id) }),

  listFavourites: ({ db, caller, query, locale }, platform) => listFavourites(db, { caller: memberOf(caller), query, locale }, platform),

  setFavouriteRequest: async ({ tx, caller, body }, { clock }) => {
    await setFavouriteRequest(tx, { caller: memberOf(caller), ...body, requestId: body.requestId.toLowerCase() }, clock);
    return { favourite: body.favourite };
  },

  checkFavouriteRequest: async ({ db, caller, params }) => ({ favourite: await checkFavouriteRequest(db, memberOf(caller), params.id) }),

  listFavouriteRequests: ({ db, caller, query, locale }, platform) =>
    listFavouriteRequests(db, { caller: memberOf(caller), query, locale }, platform),
});
