/** Facts of the favourites domain that others may react to. */
export interface FavouritesEvents {
  /** `quiet`: the favourite is not told. */
  'favourites.added': { memberId: string; favouriteId: string; quiet: boolean };
}
