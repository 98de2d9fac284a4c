import type { favouritesRoutes } from '@subrosa/contract/favourites';
import { DAY, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** More favourites than a member chooses in a day, but too few to collect all members. */
const choosing = perMember(300, DAY);
const readLimit = perMember(3000, DAY);

export const policy: Policy<typeof favouritesRoutes> = {
  // The policy matrix uses members and posts that do not exist.
  setFavourite: { who: ownersOnly, limit: choosing },
  checkFavourite: { who: ownersOnly, limit: readLimit },
  listFavourites: { who: members, limit: readLimit },
  setFavouriteRequest: { who: ownersOnly, limit: choosing },
  checkFavouriteRequest: { who: ownersOnly, limit: readLimit },
  listFavouriteRequests: { who: members, limit: readLimit },
};
