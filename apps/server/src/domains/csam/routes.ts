import { csamRoutes } from '@subrosa/contract/csam';
import { endpoints } from '../../platform/http/endpoint.ts';
import { requirePermission } from '../moderation/index.ts';
import { confirmCase } from './commands/confirm-case.ts';
import { confirmReviewer } from './commands/confirm-reviewer.ts';
import { escalateCase } from './commands/escalate-case.ts';
import { prepareCase, returnCase } from './commands/prepare-case.ts';
import { proposeReviewer } from './commands/propose-reviewer.ts';
import { resendReport } from './commands/resend-report.ts';
import { requireCsamReviewer } from './require-csam-reviewer.ts';
import { policy } from './policy.ts';
import { listCsamCases, getCsamCase } from './list-cases.ts';
import { requireReviewerManager, listReviewers } from './list-reviewers.ts';

export const routes = endpoints(csamRoutes, policy, {
  listCsamCases: async ({ db, caller }, platform) => listCsamCases(db, platform, await requireCsamReviewer(db, caller)),

  prepareCsamCase: async ({ tx, params, body, caller }, platform) => {
    const staffId = await requireCsamReviewer(tx, caller);
    await prepareCase(tx, { caseId: params.id, staffId }, body, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  returnCsamCase: async ({ tx, params, caller }, platform) => {
    const staffId = await requireCsamReviewer(tx, caller);
    await returnCase(tx, { caseId: params.id, staffId }, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  confirmCsamCase: async ({ tx, params, caller }, platform) => {
    const staffId = await requireCsamReviewer(tx, caller);
    await confirmCase(tx, { caseId: params.id, staffId }, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  resendCsamReport: async ({ tx, params, caller }, platform) => {
    const staffId = await requireCsamReviewer(tx, caller);
    await resendReport(tx, { caseId: params.id, staffId }, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  escalateCase: async ({ tx, params, caller }, platform) => {
    await escalateCase(tx, { caseId: params.id, staff: requirePermission(caller, 'escalate_csam') }, platform);
    return {};
  },

  listCsamReviewers: async ({ db, caller }, { clock }) => listReviewers(db, clock, requireReviewerManager(caller)),

  proposeCsamReviewer: async ({ tx, body, caller }, { clock }) => {
    const staff = requirePermission(caller, 'propose_csam_reviewer');
    await proposeReviewer(tx, clock, staff, body);
    return listReviewers(tx, clock, staff);
  },

  confirmCsamReviewer: async ({ tx, params, caller }, { clock }) => {
    const staff = requirePermission(caller, 'confirm_csam_reviewer');
    await confirmReviewer(tx, clock, staff, params.id);
    return listReviewers(tx, clock, staff);
  },
});
