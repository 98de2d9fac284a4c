import { documentsRoutes } from '@subrosa/contract/documents';
import { memberOf } from '../../platform/http/caller.ts';
import { afterWork, endpoints } from '../../platform/http/endpoint.ts';
import { approveGrant } from './commands/approve-grant.ts';
import { requestAccess } from './commands/request-access.ts';
import { createDocumentTicket } from './commands/create-document-ticket.ts';
import { beginDocument } from './commands/begin-document.ts';
import { completeDocument, dropDocument, lockKeyAway, signDocument } from './commands/finish-document.ts';
import { policy } from './policy.ts';
import { readGrants } from './read-grants.ts';
import { readOfSubmission } from './read-of-submission.ts';
import { listOwnAccesses, readOwn } from './read-own.ts';

export const routes = endpoints(documentsRoutes, policy, {
  beginDocument: ({ tx, body, caller }, platform) => beginDocument(tx, { ownerId: memberOf(caller).memberId, ...body }, platform),

  listDocuments: ({ db, caller }) => readOwn(db, memberOf(caller).memberId),

  listDocumentAccesses: ({ db, caller }) => listOwnAccesses(db, memberOf(caller).memberId),

  signDocument: ({ tx, params, caller }, platform) => signDocument(tx, { ownerId: memberOf(caller).memberId, id: params.id }, platform),

  completeDocument: afterWork(
    ({ db, params, body, caller }, platform) => lockKeyAway(db, { ownerId: memberOf(caller).memberId, id: params.id }, body, platform),
    async ({ tx, params, body, caller, found }, platform) => {
      const own = { ownerId: memberOf(caller).memberId, id: params.id };
      await completeDocument(tx, own, { bytes: body.bytes, key: found }, platform);
      return {};
    },
  ),

  dropDocument: async ({ tx, params, caller }) => {
    await dropDocument(tx, { ownerId: memberOf(caller).memberId, id: params.id });
    return {};
  },

  createDocumentTicket: ({ tx, params, caller }, platform) => createDocumentTicket(tx, memberOf(caller), params.id, platform),

  listDocumentsOf: ({ db, params, caller }) => readOfSubmission(db, memberOf(caller), params.id),

  requestAccess: ({ tx, params, body, caller }, platform) =>
    requestAccess(tx, memberOf(caller), { documentId: params.id, reason: body.reason }, platform),

  listGrants: ({ db, caller }, { clock }) => readGrants(db, memberOf(caller), clock.now()),

  approveGrant: ({ tx, params, caller }, platform) => approveGrant(tx, memberOf(caller), params.id, platform),
});
