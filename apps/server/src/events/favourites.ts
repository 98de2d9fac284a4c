/** Events of the favourites domain. */
export interface FavouritesEvents {
  /** `quiet`: the favourite is not notified. */
  'favourites.added': { memberId: string; favouriteId: string; quiet: boolean };
  /** `quiet`: the owner of the post is not notified. */
  'favourites.requestAdded': { memberId: string; requestId: string; ownerId: string; quiet: boolean };
}
