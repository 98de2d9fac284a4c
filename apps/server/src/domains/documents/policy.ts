import type { documentsRoutes } from '@subrosa/contract/documents';
import { caseKindRoles } from '@subrosa/rules/moderation/staff';
import { HOUR, members, ownersOnly, perMember, staffWith, type Policy } from '../../platform/http/policy.ts';

const sending = perMember(120, HOUR);
/** The relation matrix requests a document that does not exist, so staff get 404 as everyone else. */
const staffAccess = { who: ownersOnly, limit: perMember(600, HOUR) };

export const policy: Policy<typeof documentsRoutes> = {
  startDocument: { who: members, limit: perMember(60, HOUR) },
  listDocuments: { who: members },
  listDocumentAccesses: { who: members },
  signDocument: { who: ownersOnly, limit: sending },
  completeDocument: { who: ownersOnly, limit: sending },
  discardDocument: { who: ownersOnly, limit: sending },
  createDocumentTicket: staffAccess,
  listDocumentsOf: staffAccess,
  requestAccess: staffAccess,
  listGrants: { who: staffWith(caseKindRoles.identity) },
  approveGrant: staffAccess,
};
