import type { helpdeskRoutes } from '@subrosa/contract/helpdesk';
import { staffPermissions } from '@subrosa/rules/moderation/staff';
import { DAY, HOUR, members, ownersOnly, perMember, staffWith, type Policy } from '../../platform/http/policy.ts';

const readLimit = perMember(20_000, DAY);
// The permission matrix tests a thread that does not exist, which is a 404 for staff as well.
const oneThread = { who: ownersOnly };

export const policy: Policy<typeof helpdeskRoutes> = {
  getHelpdesk: { who: members, limit: readLimit },
  writeToStaff: { who: members, limit: perMember(100, HOUR) },
  markHelpdeskRead: { who: members, limit: readLimit },
  listHelpdesk: { who: staffWith(staffPermissions.answer_helpdesk) },
  getHelpdeskOfMember: oneThread,
  replyToMember: oneThread,
  resolveHelpdeskThread: oneThread,
};
