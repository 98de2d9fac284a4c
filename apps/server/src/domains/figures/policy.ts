import type { figuresCalls } from '@subrosa/contract/figures';
import { decidingRoles, staffPowers } from '@subrosa/rules/moderation/staff';
import { everyone, HOUR, MINUTE, ownersOnly, perMember, perNetworkReading, staffWith, type Policy } from '../../platform/http/policy.ts';

const readers = { who: staffWith(staffPowers.read_figures) };

export const policy: Policy<typeof figuresCalls> = {
  readQueueFigures: { who: staffWith([...decidingRoles, ...staffPowers.read_figures]) },
  readFigures: readers,
  readTransparency: { ...readers, limit: perMember(120, HOUR) },
  readCardReport: { ...readers, limit: perMember(120, HOUR) },
  publishReport: { who: staffWith(staffPowers.publish_reports), limit: perMember(20, HOUR) },
  listMatters: readers,
  recordMatter: { who: staffWith(staffPowers.publish_reports) },
  answerMatter: { who: ownersOnly },
  listPublished: { who: everyone, limit: perNetworkReading(120, MINUTE) },
};
