import { statisticsRoutes } from '@subrosa/contract/statistics';
import { endpoints } from '../../platform/http/endpoint.ts';
import { moderatorOf, requirePermission } from '../moderation/index.ts';
import { may } from '@subrosa/rules/moderation/staff';
import { memberOf } from '../../platform/http/caller.ts';
import { resolveLegalMatter } from './commands/resolve-legal-matter.ts';
import { publishReport } from './commands/publish-report.ts';
import { recordLegalMatter } from './commands/record-legal-matter.ts';
import { policy } from './policy.ts';
import { listLegalMatters } from './queries/legal-matters.ts';
import { getOverview } from './get-overview.ts';
import { getQueueStatistics } from './get-queue-statistics.ts';
import { getCardReport, listPublishedReports, getTransparencyReport } from './get-report.ts';

const MAX_LEGAL_MATTERS = 200;

export const routes = endpoints(statisticsRoutes, policy, {
  getQueueStatistics: async ({ db, caller }, { clock }) => {
    const reads = may(memberOf(caller).staffRole, 'view_statistics');
    return getQueueStatistics(db, clock, reads ? requirePermission(caller, 'view_statistics') : moderatorOf(caller));
  },

  getStatistics: async ({ db, query, caller }, { clock }) =>
    getOverview(db, clock, requirePermission(caller, 'view_statistics'), Number(query.days)),

  getTransparencyReport: async ({ db, query, caller }, { clock }) => {
    requirePermission(caller, 'view_statistics');
    return getTransparencyReport(db, clock, query.period);
  },

  getCardReport: async ({ db, query, caller }, { clock }) => {
    requirePermission(caller, 'view_statistics');
    return getCardReport(db, clock, query.period);
  },

  publishReport: async ({ tx, body, caller }, { clock }) => {
    await publishReport(tx, clock, requirePermission(caller, 'publish_reports'), body.period);
    return getTransparencyReport(tx, clock, body.period);
  },

  listLegalMatters: async ({ db, caller }) => {
    requirePermission(caller, 'view_statistics');
    return listLegalMatters(db, MAX_LEGAL_MATTERS);
  },

  recordLegalMatter: async ({ tx, body, caller }, { clock }) =>
    recordLegalMatter(tx, clock, requirePermission(caller, 'publish_reports'), body),

  resolveLegalMatter: async ({ tx, params, body, caller }, { clock }) =>
    resolveLegalMatter(tx, clock, requirePermission(caller, 'publish_reports'), { id: params.id, ...body }),

  listPublished: async ({ db }) => listPublishedReports(db),
});
