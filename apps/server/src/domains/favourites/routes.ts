import { favouritesRoutes } from '@subrosa/contract/favourites';
import { memberOf } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { chooseFavourite } from './commands/choose-favourite.ts';
import { chooseFavouriteRequest } from './commands/choose-favourite-request.ts';
import { policy } from './policy.ts';
import { checkFavouriteRequest, listFavouriteRequests } from './read-favourite-requests.ts';
import { checkFavourite, listFavourites } from './read-favourites.ts';

export const routes = endpoints(favouritesRoutes, policy, {
  chooseFavourite: async ({ tx, caller, body }, { clock }) => {
    await chooseFavourite(tx, { caller: memberOf(caller), ...body }, clock);
    return { favourite: body.favourite };
  },

  checkFavourite: async ({ db, caller, params }) => ({ favourite: await checkFavourite(db, memberOf(caller), params.id) }),

  listFavourites: ({ db, caller, query, locale }, platform) => listFavourites(db, { caller: memberOf(caller), query, locale }, platform),

  chooseFavouriteRequest: async ({ tx, caller, body }, { clock }) => {
    await chooseFavouriteRequest(tx, { caller: memberOf(caller), ...body, requestId: body.requestId.toLowerCase() }, clock);
    return { favourite: body.favourite };
  },

  checkFavouriteRequest: async ({ db, caller, params }) => ({ favourite: await checkFavouriteRequest(db, memberOf(caller), params.id) }),

  listFavouriteRequests: ({ db, caller, query, locale }, platform) =>
    listFavouriteRequests(db, { caller: memberOf(caller), query, locale }, platform),
});
