import type { statisticsRoutes } from '@subrosa/contract/statistics';
import { decidingRoles, staffPermissions } from '@subrosa/rules/moderation/staff';
import { everyone, HOUR, MINUTE, ownersOnly, perMember, perNetworkReading, staffWith, type Policy } from '../../platform/http/policy.ts';

const statisticsViewers = { who: staffWith(staffPermissions.view_statistics) };

export const policy: Policy<typeof statisticsRoutes> = {
  getQueueStatistics: { who: staffWith([...decidingRoles, ...staffPermissions.view_statistics]) },
  getStatistics: statisticsViewers,
  getTransparencyReport: { ...statisticsViewers, limit: perMember(120, HOUR) },
  getCardReport: { ...statisticsViewers, limit: perMember(120, HOUR) },
  publishReport: { who: staffWith(staffPermissions.publish_reports), limit: perMember(20, HOUR) },
  listLegalMatters: statisticsViewers,
  recordLegalMatter: { who: staffWith(staffPermissions.publish_reports) },
  resolveLegalMatter: { who: ownersOnly },
  listPublished: { who: everyone, limit: perNetworkReading(120, MINUTE) },
};
