export type FavouritesSearch = { show?: 'requests' };

/** The tab in the URL: members by default. */
export function favouritesSearchOf({ show }: Record<string, unknown>): FavouritesSearch {
  return show === 'requests' ? { show } : {};
}
