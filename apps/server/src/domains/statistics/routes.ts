import { statisticsRoutes } from '@subrosa/contract/statistics';
import { endpoints } from '../../platform/http/endpoint.ts';
import { moderatorOf, staffWho } from '../moderation/index.ts';
import { may } from '@subrosa/rules/moderation/staff';
import { memberOf } from '../../platform/http/caller.ts';
import { resolveLegalMatter } from './commands/resolve-legal-matter.ts';
import { publishReport } from './commands/publish-report.ts';
import { recordLegalMatter } from './commands/record-legal-matter.ts';
import { policy } from './policy.ts';
import { listLegalMatters } from './queries/legal-matters.ts';
import { readOverview } from './read-overview.ts';
import { getQueueStatistics } from './get-queue-statistics.ts';
import { readCardReport, readPublished, readTransparency } from './read-report.ts';

const MAX_LEGAL_MATTERS = 200;

export const routes = endpoints(statisticsRoutes, policy, {
  getQueueStatistics: async ({ db, caller }, { clock }) => {
    const reads = may(memberOf(caller).staffRole, 'view_statistics');
    return getQueueStatistics(db, clock, reads ? staffWho(caller, 'view_statistics') : moderatorOf(caller));
  },

  getStatistics: async ({ db, query, caller }, { clock }) =>
    readOverview(db, clock, staffWho(caller, 'view_statistics'), Number(query.days)),

  readTransparency: async ({ db, query, caller }, { clock }) => {
    staffWho(caller, 'view_statistics');
    return readTransparency(db, clock, query.period);
  },

  readCardReport: async ({ db, query, caller }, { clock }) => {
    staffWho(caller, 'view_statistics');
    return readCardReport(db, clock, query.period);
  },

  publishReport: async ({ tx, body, caller }, { clock }) => {
    await publishReport(tx, clock, staffWho(caller, 'publish_reports'), body.period);
    return readTransparency(tx, clock, body.period);
  },

  listLegalMatters: async ({ db, caller }) => {
    staffWho(caller, 'view_statistics');
    return listLegalMatters(db, MAX_LEGAL_MATTERS);
  },

  recordLegalMatter: async ({ tx, body, caller }, { clock }) => recordLegalMatter(tx, clock, staffWho(caller, 'publish_reports'), body),

  resolveLegalMatter: async ({ tx, params, body, caller }, { clock }) =>
    resolveLegalMatter(tx, clock, staffWho(caller, 'publish_reports'), { id: params.id, ...body }),

  listPublished: async ({ db }) => readPublished(db),
});
