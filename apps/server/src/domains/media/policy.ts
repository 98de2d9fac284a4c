import type { mediaRoutes } from '@subrosa/contract/media';
import { staffPermissions } from '@subrosa/rules/moderation/staff';
import { HOUR, members, ownersOnly, perMember, staffWith, type Policy } from '../../platform/http/policy.ts';

/** Declarations look up usernames and notify members, so this limit prevents searching and harassment. */
const depictionLimit = perMember(120, HOUR, 'reject');

export const policy: Policy<typeof mediaRoutes> = {
  startUpload: { who: members, limit: perMember(300, HOUR) },
  listUploads: { who: members },
  findUpload: { who: ownersOnly },
  listParts: { who: ownersOnly },
  signParts: { who: ownersOnly, limit: perMember(6000, HOUR) },
  completeUpload: { who: ownersOnly },
  cancelUpload: { who: ownersOnly },
  listOwnMedia: { who: members },
  declareDepictions: { who: ownersOnly, limit: depictionLimit },
  removeMedia: { who: ownersOnly },
  listDepictions: { who: members },
  respondToDepiction: { who: ownersOnly, limit: perMember(120, HOUR) },
  listRecords: { who: staffWith(staffPermissions.manage_records) },
  exportRecords: { who: staffWith(staffPermissions.manage_records), limit: perMember(10, HOUR) },
  // Staff get only items whose case they claimed.
  getMediaForReview: { who: ownersOnly },
};
