import type { staffCalls } from '@subrosa/contract/staff';
import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { staffPowers } from '@subrosa/rules/moderation/staff';
import { DAY, ownersOnly, perMember, staffWith, type Policy } from '../../platform/http/policy.ts';

/** The matrix asks for a member whose page nobody has opened: staff miss it as everybody does. */
const oneMember = { who: ownersOnly };
const ofWords = { who: staffWith(staffPowers.keep_words) };
const ofHouse = { who: staffWith(staffPowers.keep_house) };

export const policy: Policy<typeof staffCalls> = {
  searchMember: { who: ownersOnly, limit: perMember(60, DAY, 'refuse') },
  readMemberFile: oneMember,
  giveSanction: oneMember,
  pardonMember: oneMember,
  revokeLifetime: oneMember,
  readInbox: { who: staffWith(staffRoles) },
  listWords: ofWords,
  addWord: ofWords,
  removeWord: ofWords,
  tryWords: ofWords,
  listHouseInterests: ofHouse,
  changeInterest: ofHouse,
  readHousePlans: ofHouse,
  changeSpots: ofHouse,
  listSettings: ofHouse,
  changeSetting: ofHouse,
  listRoles: { who: staffWith(staffPowers.give_roles) },
  // The matrix names nobody who exists, and a role that nobody has.
  proposeRole: { who: ownersOnly, limit: perMember(60, DAY, 'refuse') },
  confirmRole: { who: ownersOnly },
  declineRole: { who: ownersOnly },
  withdrawRole: { who: ownersOnly },
  removeRole: { who: ownersOnly },
};
