import { mediaRoutes } from '@subrosa/contract/media';
import { may, mayModerate } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { afterWork, endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import { answerDepiction } from './commands/answer-depiction.ts';
import { beginUpload } from './commands/begin-upload.ts';
import { cancelUpload } from './commands/cancel-upload.ts';
import { completeUpload } from './commands/complete-upload.ts';
import { removeMedia } from './commands/remove-media.ts';
import { signParts } from './commands/sign-parts.ts';
import { declareDepictions } from './commands/declare-depictions.ts';
import { presentOwn, readOwn } from './read-own-media.ts';
import { policy } from './policy.ts';
import { findOwned, listOwned } from './queries/items.ts';
import { readForReview } from './read-for-review.ts';
import { exportRecords } from './records/export-records.ts';
import { readRecords } from './records/read-records.ts';
import { readDepictions } from './read-depictions.ts';
import { storedParts } from './stored-parts.ts';

const PATH = /^uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const routes = endpoints(mediaRoutes, policy, {
  beginUpload: async ({ tx, caller, body }, platform) => {
    const { memberId } = memberOf(caller);
    const id = await beginUpload(tx, memberId, body, platform);
    return readOwn(tx, memberId, id, platform.delivery);
  },

  listUploads: async ({ db, caller }, { delivery }) =>
    presentOwn(db, await listOwned(db, memberOf(caller).memberId, { state: 'uploading' }), delivery),

  findUpload: async ({ db, caller, query }, { delivery }) => {
    const [, id] = PATH.exec(query.path) ?? [];
    if (id === undefined) throw new ApiError('page.missing');
    return readOwn(db, memberOf(caller).memberId, id, delivery);
  },

  listParts: async ({ db, caller, params }, { storage }) => {
    const [item] = await findOwned(db, memberOf(caller).memberId, [params.id]);
    if (item?.state !== 'uploading') throw new ApiError('page.missing');
    return (await storedParts(storage, item)).parts;
  },

  signParts: ({ tx, caller, params, body }, platform) =>
    signParts(tx, { ownerId: memberOf(caller).memberId, id: params.id, numbers: body.numbers }, platform),

  completeUpload: async ({ tx, caller, params }, platform) => {
    const { memberId } = memberOf(caller);
    await completeUpload(tx, { ownerId: memberId, id: params.id }, platform);
    return readOwn(tx, memberId, params.id, platform.delivery);
  },

  cancelUpload: async ({ tx, caller, params }) => {
    await cancelUpload(tx, { ownerId: memberOf(caller).memberId, id: params.id });
    return {};
  },

  listOwnMedia: async ({ db, caller, query }, { delivery }) =>
    presentOwn(db, await listOwned(db, memberOf(caller).memberId, query), delivery),

  stateMedia: async ({ tx, caller, params, body }, platform) => {
    const { memberId } = memberOf(caller);
    await declareDepictions(tx, { ownerId: memberId, id: params.id, statement: body }, platform);
    return readOwn(tx, memberId, params.id, platform.delivery);
  },

  removeMedia: async ({ tx, caller, params }, { clock }) => {
    await removeMedia(tx, { ownerId: memberOf(caller).memberId, id: params.id }, clock);
    return {};
  },

  listDepictions: ({ db, caller }, { delivery }) => readDepictions(db, memberOf(caller).memberId, delivery),

  answerDepiction: async ({ tx, caller, params, body }, platform) => {
    await answerDepiction(tx, { memberId: memberOf(caller).memberId, personId: params.id, consent: body.consent }, platform);
    return {};
  },

  listRecords: ({ db, caller, query }) => {
    custodianOf(caller);
    return readRecords(db, query);
  },

  exportRecords: afterWork(
    async ({ db, caller }, platform) => {
      custodianOf(caller);
      return exportRecords(db, platform);
    },
    async ({ tx, caller, found }, { clock }) => {
      const { url, performers, depictions } = found;
      const detail = { performers, depictions };
      await appendAudit(tx, clock, {
        actorId: custodianOf(caller),
        action: 'records.exported',
        subjectKind: 'records',
        subjectId: null,
        detail,
      });
      return { url, performers, depictions };
    },
  ),

  readMediaForReview: async ({ db, caller, params }, platform) => {
    const { memberId, staffRole } = memberOf(caller);
    if (!mayModerate(staffRole)) throw new ApiError('page.missing');
    return readForReview(db, { staffId: memberId, id: params.id }, platform);
  },
});

/** Who keeps the records of performers; to everybody else there are none. */
function custodianOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!may(staffRole, 'keep_records')) throw new ApiError('page.missing');
  return memberId;
}
