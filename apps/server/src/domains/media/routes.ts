import { mediaRoutes } from '@subrosa/contract/media';
import { may, mayModerate } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { withPreparation, endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import { respondToDepiction } from './commands/respond-to-depiction.ts';
import { startUpload } from './commands/start-upload.ts';
import { cancelUpload } from './commands/cancel-upload.ts';
import { completeUpload } from './commands/complete-upload.ts';
import { removeMedia } from './commands/remove-media.ts';
import { signParts } from './commands/sign-parts.ts';
import { declareDepictions } from './commands/declare-depictions.ts';
import { presentOwn, getOwnMedia } from './get-own-media.ts';
import { policy } from './policy.ts';
import { findOwned, listOwned } from './queries/items.ts';
import { getForReview } from './get-for-review.ts';
import { exportRecords } from './records/export-records.ts';
import { listRecordPage } from './records/list-records.ts';
import { listOwnDepictions } from './list-own-depictions.ts';
import { listStoredParts } from './stored-parts.ts';

const PATH = /^uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const routes = endpoints(mediaRoutes, policy, {
  startUpload: async ({ tx, caller, body }, platform) => {
    const { memberId } = memberOf(caller);
    const id = await startUpload(tx, memberId, body, platform);
    return getOwnMedia(tx, memberId, id, platform.delivery);
  },

  listUploads: async ({ db, caller }, { delivery }) =>
    presentOwn(db, await listOwned(db, memberOf(caller).memberId, { state: 'uploading' }), delivery),

  findUpload: async ({ db, caller, query }, { delivery }) => {
    const [, id] = PATH.exec(query.path) ?? [];
    if (id === undefined) throw new ApiError('resource.notFound');
    return getOwnMedia(db, memberOf(caller).memberId, id, delivery);
  },

  listParts: async ({ db, caller, params }, { storage }) => {
    const [item] = await findOwned(db, memberOf(caller).memberId, [params.id]);
    if (item?.state !== 'uploading') throw new ApiError('resource.notFound');
    return (await listStoredParts(storage, item)).parts;
  },

  signParts: ({ tx, caller, params, body }, platform) =>
    signParts(tx, { ownerId: memberOf(caller).memberId, id: params.id, numbers: body.numbers }, platform),

  completeUpload: async ({ tx, caller, params }, platform) => {
    const { memberId } = memberOf(caller);
    await completeUpload(tx, { ownerId: memberId, id: params.id }, platform);
    return getOwnMedia(tx, memberId, params.id, platform.delivery);
  },

  cancelUpload: async ({ tx, caller, params }) => {
    await cancelUpload(tx, { ownerId: memberOf(caller).memberId, id: params.id });
    return {};
  },

  listOwnMedia: async ({ db, caller, query }, { delivery }) =>
    presentOwn(db, await listOwned(db, memberOf(caller).memberId, query), delivery),

  declareDepictions: async ({ tx, caller, params, body }, platform) => {
    const { memberId } = memberOf(caller);
    await declareDepictions(tx, { ownerId: memberId, id: params.id, declaration: body }, platform);
    return getOwnMedia(tx, memberId, params.id, platform.delivery);
  },

  removeMedia: async ({ tx, caller, params }, { clock }) => {
    await removeMedia(tx, { ownerId: memberOf(caller).memberId, id: params.id }, clock);
    return {};
  },

  listDepictions: ({ db, caller }, { delivery }) => listOwnDepictions(db, memberOf(caller).memberId, delivery),

  respondToDepiction: async ({ tx, caller, params, body }, platform) => {
    await respondToDepiction(tx, { memberId: memberOf(caller).memberId, personId: params.id, consent: body.consent }, platform);
    return {};
  },

  listRecords: ({ db, caller, query }) => {
    custodianOf(caller);
    return listRecordPage(db, query);
  },

  exportRecords: withPreparation(
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

  getMediaForReview: async ({ db, caller, params }, platform) => {
    const { memberId, staffRole } = memberOf(caller);
    if (!mayModerate(staffRole)) throw new ApiError('resource.notFound');
    return getForReview(db, { staffId: memberId, id: params.id }, platform);
  },
});

/** Returns the id of the custodian of records; other callers get 404. */
function custodianOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!may(staffRole, 'manage_records')) throw new ApiError('resource.notFound');
  return memberId;
}
