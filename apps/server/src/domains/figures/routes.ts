import { figuresCalls } from '@subrosa/contract/figures';
import { endpoints } from '../../platform/http/endpoint.ts';
import { moderatorOf, staffWho } from '../moderation/index.ts';
import { may } from '@subrosa/rules/moderation/staff';
import { memberOf } from '../../platform/http/caller.ts';
import { answerMatter } from './commands/answer-matter.ts';
import { publishReport } from './commands/publish-report.ts';
import { recordMatter } from './commands/record-matter.ts';
import { policy } from './policy.ts';
import { listMatters } from './queries/matters.ts';
import { readOverview } from './read-overview.ts';
import { readQueueFigures } from './read-queue.ts';
import { readCardReport, readPublished, readTransparency } from './read-report.ts';

const MATTERS = 200;

export const routes = endpoints(figuresCalls, policy, {
  readQueueFigures: async ({ db, caller }, { clock }) => {
    const reads = may(memberOf(caller).staffRole, 'read_figures');
    return readQueueFigures(db, clock, reads ? staffWho(caller, 'read_figures') : moderatorOf(caller));
  },

  readFigures: async ({ db, query, caller }, { clock }) => readOverview(db, clock, staffWho(caller, 'read_figures'), Number(query.days)),

  readTransparency: async ({ db, query, caller }, { clock }) => {
    staffWho(caller, 'read_figures');
    return readTransparency(db, clock, query.period);
  },

  readCardReport: async ({ db, query, caller }, { clock }) => {
    staffWho(caller, 'read_figures');
    return readCardReport(db, clock, query.period);
  },

  publishReport: async ({ tx, body, caller }, { clock }) => {
    await publishReport(tx, clock, staffWho(caller, 'publish_reports'), body.period);
    return readTransparency(tx, clock, body.period);
  },

  listMatters: async ({ db, caller }) => {
    staffWho(caller, 'read_figures');
    return listMatters(db, MATTERS);
  },

  recordMatter: async ({ tx, body, caller }, { clock }) => recordMatter(tx, clock, staffWho(caller, 'publish_reports'), body),

  answerMatter: async ({ tx, params, body, caller }, { clock }) =>
    answerMatter(tx, clock, staffWho(caller, 'publish_reports'), { id: params.id, ...body }),

  listPublished: async ({ db }) => readPublished(db),
});
