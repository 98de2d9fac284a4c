import type { Domain } from '../../platform/domain.ts';
import { collectFavouriteRequests, collectFavourites } from './queries/exports.ts';
import { routes } from './routes.ts';

export { removeFavouritesBetween } from './store/members.ts';

export const favourites: Domain = {
  name: 'favourites',
  endpoints: routes,
  exports: async (db, memberId) => ({
    'favourites.json': await collectFavourites(db, memberId),
    'favourite-requests.json': await collectFavouriteRequests(db, memberId),
  }),
};
