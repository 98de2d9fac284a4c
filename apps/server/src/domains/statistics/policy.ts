import type { statisticsRoutes } from '@subrosa/contract/statistics';
import { decidingRoles, staffPowers } from '@subrosa/rules/moderation/staff';
import { everyone, HOUR, MINUTE, ownersOnly, perMember, perNetworkReading, staffWith, type Policy } from '../../platform/http/policy.ts';

const readers = { who: staffWith(staffPowers.view_statistics) };

export const policy: Policy<typeof statisticsRoutes> = {
  getQueueStatistics: { who: staffWith([...decidingRoles, ...staffPowers.view_statistics]) },
  getStatistics: readers,
  readTransparency: { ...readers, limit: perMember(120, HOUR) },
  readCardReport: { ...readers, limit: perMember(120, HOUR) },
  publishReport: { who: staffWith(staffPowers.publish_reports), limit: perMember(20, HOUR) },
  listLegalMatters: readers,
  recordLegalMatter: { who: staffWith(staffPowers.publish_reports) },
  resolveLegalMatter: { who: ownersOnly },
  listPublished: { who: everyone, limit: perNetworkReading(120, MINUTE) },
};
