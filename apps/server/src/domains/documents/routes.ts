import { documentsRoutes } from '@subrosa/contract/documents';
import { memberOf } from '../../platform/http/caller.ts';
import { withPreparation, endpoints } from '../../platform/http/endpoint.ts';
import { approveGrant } from './commands/approve-grant.ts';
import { requestAccess } from './commands/request-access.ts';
import { createDocumentTicket } from './commands/create-document-ticket.ts';
import { startDocument } from './commands/start-document.ts';
import { completeDocument, discardDocument, wrapDocumentKey, signDocument } from './commands/finish-document.ts';
import { policy } from './policy.ts';
import { listAccessGrants } from './list-access-grants.ts';
import { listSubmissionDocuments } from './list-submission-documents.ts';
import { listOwnAccesses, listOwnDocuments } from './list-own-documents.ts';

export const routes = endpoints(documentsRoutes, policy, {
  startDocument: ({ tx, body, caller }, platform) => startDocument(tx, { ownerId: memberOf(caller).memberId, ...body }, platform),

  listDocuments: ({ db, caller }) => listOwnDocuments(db, memberOf(caller).memberId),

  listDocumentAccesses: ({ db, caller }) => listOwnAccesses(db, memberOf(caller).memberId),

  signDocument: ({ tx, params, caller }, platform) => signDocument(tx, { ownerId: memberOf(caller).memberId, id: params.id }, platform),

  completeDocument: withPreparation(
    ({ db, params, body, caller }, platform) => wrapDocumentKey(db, { ownerId: memberOf(caller).memberId, id: params.id }, body, platform),
    async ({ tx, params, body, caller, found }, platform) => {
      const own = { ownerId: memberOf(caller).memberId, id: params.id };
      await completeDocument(tx, own, { bytes: body.bytes, key: found }, platform);
      return {};
    },
  ),

  discardDocument: async ({ tx, params, caller }) => {
    await discardDocument(tx, { ownerId: memberOf(caller).memberId, id: params.id });
    return {};
  },

  createDocumentTicket: ({ tx, params, caller }, platform) => createDocumentTicket(tx, memberOf(caller), params.id, platform),

  listDocumentsOf: ({ db, params, caller }) => listSubmissionDocuments(db, memberOf(caller), params.id),

  requestAccess: ({ tx, params, body, caller }, platform) =>
    requestAccess(tx, memberOf(caller), { documentId: params.id, reason: body.reason }, platform),

  listGrants: ({ db, caller }, { clock }) => listAccessGrants(db, memberOf(caller), clock.now()),

  approveGrant: ({ tx, params, caller }, platform) => approveGrant(tx, memberOf(caller), params.id, platform),
});
