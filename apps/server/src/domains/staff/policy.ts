import type { staffRoutes } from '@subrosa/contract/staff';
import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { staffPermissions } from '@subrosa/rules/moderation/staff';
import { DAY, ownersOnly, perMember, staffWith, type Policy } from '../../platform/http/policy.ts';

/** The relation matrix requests a member whose page is not open, so staff get 404 as everyone else. */
const oneMember = { who: ownersOnly };
const prohibitedWordManagers = { who: staffWith(staffPermissions.manage_prohibited_words) };
const settingManagers = { who: staffWith(staffPermissions.manage_settings) };

export const policy: Policy<typeof staffRoutes> = {
  searchMember: { who: ownersOnly, limit: perMember(60, DAY, 'reject') },
  getMemberRecord: oneMember,
  imposeSanction: oneMember,
  liftSanctionEarly: oneMember,
  revokeLifetime: oneMember,
  getInbox: { who: staffWith(staffRoles) },
  listProhibitedWords: prohibitedWordManagers,
  addProhibitedWord: prohibitedWordManagers,
  removeProhibitedWord: prohibitedWordManagers,
  testProhibitedWords: prohibitedWordManagers,
  listInterestOverrides: settingManagers,
  changeInterest: settingManagers,
  getPlanSettings: settingManagers,
  changeSpots: settingManagers,
  listSettings: settingManagers,
  changeSetting: settingManagers,
  listRoles: { who: staffWith(staffPermissions.assign_roles) },
  // The relation matrix uses an unknown username and an unknown role id.
  proposeRole: { who: ownersOnly, limit: perMember(60, DAY, 'reject') },
  confirmRole: { who: ownersOnly },
  declineRole: { who: ownersOnly },
  withdrawRole: { who: ownersOnly },
  removeRole: { who: ownersOnly },
};
