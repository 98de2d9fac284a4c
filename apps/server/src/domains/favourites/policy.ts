import type { favouritesCalls } from '@subrosa/contract/favourites';
import { members, ownersOnly, type Limit, type Policy } from '../../platform/http/policy.ts';

const DAY = 86_400;

/** More than anybody means, and too few to collect the house. */
const choosing: Limit = { points: 300, seconds: DAY, by: 'member', whenBlind: 'allow' };
const looking: Limit = { points: 3000, seconds: DAY, by: 'member', whenBlind: 'allow' };

export const policy: Policy<typeof favouritesCalls> = {
  // The matrix asks for people and posts that do not exist.
  chooseFavourite: { who: ownersOnly, limit: choosing },
  checkFavourite: { who: ownersOnly, limit: looking },
  listFavourites: { who: members, limit: looking },
  chooseFavouriteRequest: { who: ownersOnly, limit: choosing },
  checkFavouriteRequest: { who: ownersOnly, limit: looking },
  listFavouriteRequests: { who: members, limit: looking },
};
