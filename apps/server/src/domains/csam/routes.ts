import { csamRoutes } from '@subrosa/contract/csam';
import { endpoints } from '../../platform/http/endpoint.ts';
import { staffWho } from '../moderation/index.ts';
import { confirmCase } from './commands/confirm-case.ts';
import { confirmPerson } from './commands/confirm-person.ts';
import { escalateCase } from './commands/escalate-case.ts';
import { prepareCase, returnCase } from './commands/prepare-case.ts';
import { proposePerson } from './commands/propose-person.ts';
import { resendReport } from './commands/resend-report.ts';
import { namedPerson } from './named.ts';
import { policy } from './policy.ts';
import { listCsamCases, getCsamCase } from './read-cases.ts';
import { peopleReader, readPeople } from './read-people.ts';

export const routes = endpoints(csamRoutes, policy, {
  listCsamCases: async ({ db, caller }, platform) => listCsamCases(db, platform, await namedPerson(db, caller)),

  prepareCsamCase: async ({ tx, params, body, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await prepareCase(tx, { caseId: params.id, staffId }, body, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  returnCsamCase: async ({ tx, params, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await returnCase(tx, { caseId: params.id, staffId }, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  confirmCsamCase: async ({ tx, params, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await confirmCase(tx, { caseId: params.id, staffId }, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  resendCsamReport: async ({ tx, params, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await resendReport(tx, { caseId: params.id, staffId }, platform);
    return getCsamCase(tx, platform, { staffId, caseId: params.id });
  },

  escalateCase: async ({ tx, params, caller }, platform) => {
    await escalateCase(tx, { caseId: params.id, staff: staffWho(caller, 'escalate_csam') }, platform);
    return {};
  },

  listCsamReviewers: async ({ db, caller }, { clock }) => readPeople(db, clock, peopleReader(caller)),

  proposeCsamReviewer: async ({ tx, body, caller }, { clock }) => {
    const staff = staffWho(caller, 'propose_csam_reviewer');
    await proposePerson(tx, clock, staff, body);
    return readPeople(tx, clock, staff);
  },

  confirmCsamReviewer: async ({ tx, params, caller }, { clock }) => {
    const staff = staffWho(caller, 'confirm_csam_reviewer');
    await confirmPerson(tx, clock, staff, params.id);
    return readPeople(tx, clock, staff);
  },
});
