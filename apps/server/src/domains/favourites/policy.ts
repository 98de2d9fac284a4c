import type { favouritesCalls } from '@subrosa/contract/favourites';
import { DAY, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** More than anybody means, and too few to collect the house. */
const choosing = perMember(300, DAY);
const looking = perMember(3000, DAY);

export const policy: Policy<typeof favouritesCalls> = {
  // The matrix asks for people and posts that do not exist.
  chooseFavourite: { who: ownersOnly, limit: choosing },
  checkFavourite: { who: ownersOnly, limit: looking },
  listFavourites: { who: members, limit: looking },
  chooseFavouriteRequest: { who: ownersOnly, limit: choosing },
  checkFavouriteRequest: { who: ownersOnly, limit: looking },
  listFavouriteRequests: { who: members, limit: looking },
};
