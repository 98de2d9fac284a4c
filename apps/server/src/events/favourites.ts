/** Events of the favourites domain. */
export interface FavouritesEvents {
  /** `silent`: the favourite is not notified. */
  'favourites.added': { memberId: string; favouriteId: string; silent: boolean };
  /** `silent`: the owner of the post is not notified. */
  'favourites.requestAdded': { memberId: string; requestId: string; ownerId: string; silent: boolean };
}
