import type { profilesRoutes } from '@subrosa/contract/profiles';
import { DAY, HOUR, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** More than anybody reads, and too few to copy the house. */
const browsing = perMember(1000, DAY);

/** The form saves as one goes. */
const editing = perMember(600, HOUR);

export const policy: Policy<typeof profilesRoutes> = {
  readProfileCase: { who: ownersOnly },
  readOwnProfile: { who: members },
  saveProfile: { who: members, limit: editing },
  createProfile: { who: members, limit: editing },
  finishWelcome: { who: members },
  // The matrix asks for people who do not exist; who sees whom is tried in visibility.test.ts.
  readProfile: { who: ownersOnly, limit: browsing },
  readProfileOfUser: { who: ownersOnly, limit: browsing },
  readProfileByUsername: { who: ownersOnly, limit: browsing },
  updateProfile: { who: ownersOnly, limit: editing },
  updateProfileAlias: { who: ownersOnly, limit: editing },
  addCover: { who: ownersOnly },
  addCoverAlias: { who: ownersOnly },
  removeCover: { who: ownersOnly },
  addImage: { who: ownersOnly },
  removeImage: { who: ownersOnly },
  addLink: { who: members, limit: editing },
  removeLink: { who: ownersOnly },
  savePayment: { who: members, limit: editing },
  allowPaymentReader: { who: ownersOnly },
  readOwnGallery: { who: members },
  orderGallery: { who: members, limit: editing },
  saveCaption: { who: ownersOnly, limit: editing },
  readGallery: { who: ownersOnly, limit: browsing },
};
