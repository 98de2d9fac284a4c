import type { profilesRoutes } from '@subrosa/contract/profiles';
import { DAY, HOUR, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** More than a member reads in a day, but too few to copy all profiles. */
const browsing = perMember(1000, DAY);

/** The form saves while the member edits. */
const editing = perMember(600, HOUR);

export const policy: Policy<typeof profilesRoutes> = {
  getProfileCase: { who: ownersOnly },
  getOwnProfile: { who: members },
  saveProfile: { who: members, limit: editing },
  createProfile: { who: members, limit: editing },
  finishWelcome: { who: members },
  // The policy matrix uses ids that do not exist; visibility.test.ts covers who sees whom.
  getProfile: { who: ownersOnly, limit: browsing },
  getProfileOfUser: { who: ownersOnly, limit: browsing },
  getProfileByUsername: { who: ownersOnly, limit: browsing },
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
  allowPaymentViewer: { who: ownersOnly },
  getOwnGallery: { who: members },
  orderGallery: { who: members, limit: editing },
  saveCaption: { who: ownersOnly, limit: editing },
  getGallery: { who: ownersOnly, limit: browsing },
};
