import type { Domain } from '../../platform/domain.ts';
import { collectFavourites } from './queries.ts';
import { routes } from './routes.ts';

export { removeFavouritesBetween } from './store.ts';

export const favourites: Domain = {
  name: 'favourites',
  endpoints: routes,
  exports: async (db, memberId) => ({ 'favourites.json': await collectFavourites(db, memberId) }),
};
