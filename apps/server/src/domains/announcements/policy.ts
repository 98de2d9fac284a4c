import type { announcementsRoutes } from '@subrosa/contract/announcements';
import { staffPermissions } from '@subrosa/rules/moderation/staff';
import { members, ownersOnly, staffWith, type Policy } from '../../platform/http/policy.ts';

const byStaff = { who: staffWith(staffPermissions.manage_announcements) };

export const policy: Policy<typeof announcementsRoutes> = {
  listCurrentAnnouncements: { who: members },
  listAnnouncements: byStaff,
  announce: byStaff,
  // The permission matrix tests an announcement that does not exist.
  endAnnouncement: { who: ownersOnly },
};
