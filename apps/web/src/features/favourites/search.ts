export type FavouritesSearch = { show?: 'requests' };

/** Which favourites the address asks for: members, where it does not say. */
export function favouritesSearchOf({ show }: Record<string, unknown>): FavouritesSearch {
  return show === 'requests' ? { show } : {};
}
