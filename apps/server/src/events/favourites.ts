/** Facts of the favourites domain that others may react to. */
export interface FavouritesEvents {
  /** `quiet`: the favourite is not told. */
  'favourites.added': { memberId: string; favouriteId: string; quiet: boolean };
  /** `quiet`: the owner of the post is not told. */
  'favourites.requestAdded': { memberId: string; requestId: string; ownerId: string; quiet: boolean };
}
