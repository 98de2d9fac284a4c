import { sealedCalls } from '@subrosa/contract/sealed';
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
import { listSealed, readSealed } from './read-cases.ts';
import { peopleReader, readPeople } from './read-people.ts';

export const routes = endpoints(sealedCalls, policy, {
  listSealedCases: async ({ db, caller }, platform) => listSealed(db, platform, await namedPerson(db, caller)),

  prepareSealedCase: async ({ tx, params, body, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await prepareCase(tx, { caseId: params.id, staffId }, body, platform);
    return readSealed(tx, platform, { staffId, caseId: params.id });
  },

  returnSealedCase: async ({ tx, params, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await returnCase(tx, { caseId: params.id, staffId }, platform);
    return readSealed(tx, platform, { staffId, caseId: params.id });
  },

  confirmSealedCase: async ({ tx, params, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await confirmCase(tx, { caseId: params.id, staffId }, platform);
    return readSealed(tx, platform, { staffId, caseId: params.id });
  },

  resendSealedReport: async ({ tx, params, caller }, platform) => {
    const staffId = await namedPerson(tx, caller);
    await resendReport(tx, { caseId: params.id, staffId }, platform);
    return readSealed(tx, platform, { staffId, caseId: params.id });
  },

  escalateCase: async ({ tx, params, caller }, platform) => {
    await escalateCase(tx, { caseId: params.id, staff: staffWho(caller, 'seal_case') }, platform);
    return {};
  },

  listSealedPeople: async ({ db, caller }, { clock }) => readPeople(db, clock, peopleReader(caller)),

  proposeSealedPerson: async ({ tx, body, caller }, { clock }) => {
    const staff = staffWho(caller, 'propose_sealed_person');
    await proposePerson(tx, clock, staff, body);
    return readPeople(tx, clock, staff);
  },

  confirmSealedPerson: async ({ tx, params, caller }, { clock }) => {
    const staff = staffWho(caller, 'confirm_sealed_person');
    await confirmPerson(tx, clock, staff, params.id);
    return readPeople(tx, clock, staff);
  },
});
