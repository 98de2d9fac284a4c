import { requestsRoutes } from '@subrosa/contract/requests';
import type { RequestDraft } from '@subrosa/contract/requests/schemas';
import type { Db, Tx } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { respond, endpoints, CommittedApiError } from '../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { SuccessCode } from '@subrosa/contract/success-messages';
import { getCity } from '../reference/index.ts';
import { discardDraft, saveRequestDraft } from './commands/save-request-draft.ts';
import { deleteRequest } from './commands/delete-request.ts';
import { editRequest } from './commands/edit-request.ts';
import { postRequest } from './commands/post-request.ts';
import { previewRequest } from './commands/preview-request.ts';
import { reportRequest } from './commands/report-request.ts';
import { reviewRequest } from './commands/review-request.ts';
import { withdrawRequest } from './commands/withdraw-request.ts';
import { listRequests } from './feed/list-requests.ts';
import { listRequestsOf } from './feed/own-list.ts';
import { policy } from './policy.ts';
import { getDraft } from './queries/own.ts';
import { getQuota } from './quota.ts';
import { getRequestCase } from './get-request-case.ts';
import { listNext } from './list-next.ts';
import { getRequest } from './get-request.ts';
import { countView } from './views/count-view.ts';

interface RequestsRequest {
  caller: Caller | null;
  locale: Locale;
}

const idOf = ({ params }: { params: { id: string } }) => params.id.toLowerCase();

/** Responds with the post after a change, and with a message about it. */
async function respondWithOwn(tx: Tx, id: string, { caller, locale }: RequestsRequest, platform: ApiPlatform, notice?: SuccessCode) {
  const { body, version } = await getRequest(tx, { caller: memberOf(caller), id, locale }, platform);
  return respond(body, { ...(notice && { notice }), ...(version !== undefined && { version }) });
}

async function draftOf(db: Db | Tx, { caller, locale }: RequestsRequest) {
  const found = await getDraft(db, memberOf(caller).memberId);
  // Our code stored it in the format of the contract.
  const draft = (found?.draft as unknown as RequestDraft | undefined) ?? null;
  const city = draft?.cityId ? await getCity(db, draft.cityId, locale) : null;
  return { draft, city, savedAt: found?.saved_at.toISOString() ?? null };
}

export const routes = endpoints(requestsRoutes, policy, {
  listRequests: ({ db, caller, query, locale }, platform) => listRequests(db, { caller: memberOf(caller), query, locale }, platform),
  getQuota: ({ db, caller }, { clock }) => getQuota(db, memberOf(caller), clock.now()),

  getDraft: (call) => draftOf(call.db, call),
  saveDraft: async (call, { clock }) => {
    await saveRequestDraft(call.tx, { memberId: memberOf(call.caller).memberId, draft: call.body }, clock);
    return draftOf(call.tx, call);
  },
  removeDraft: async ({ tx, caller }) => {
    await discardDraft(tx, memberOf(caller).memberId);
    return {};
  },

  previewRequest: ({ tx, caller, body }, platform) => previewRequest(tx, { caller: memberOf(caller), text: body }, platform),
  postRequest: async ({ tx, caller, body, locale }, platform) => {
    const posted = await postRequest(tx, { caller: memberOf(caller), text: body }, platform);
    if (posted instanceof CommittedApiError) return posted;
    const { body: view, version } = await getRequest(tx, { caller: memberOf(caller), id: posted.id, locale }, platform);
    const notice = view.status === 'published' ? 'requests.posted' : 'requests.unpublished';
    return respond(view, { notice, ...(version !== undefined && { version }) });
  },

  getRequest: (call, platform) => getRequest(call.db, { caller: memberOf(call.caller), id: idOf(call), locale: call.locale }, platform),
  editRequest: async (call, platform) => {
    const { tx, caller, body: text, version } = call;
    await editRequest(tx, { caller: memberOf(caller), id: idOf(call), text, version }, platform);
    return respondWithOwn(tx, idOf(call), call, platform, 'requests.saved');
  },
  deleteRequest: async (call, { clock }) => {
    await deleteRequest(call.tx, { caller: memberOf(call.caller), id: idOf(call) }, clock);
    return respond({}, { notice: 'requests.deleted' });
  },
  withdrawRequest: async (call, platform) => {
    await withdrawRequest(call.tx, { memberId: memberOf(call.caller).memberId, id: idOf(call) }, platform.clock);
    return respondWithOwn(call.tx, idOf(call), call, platform, 'requests.withdrawn');
  },
  reviewRequest: async (call, platform) => {
    const outcome = await reviewRequest(call.tx, { memberId: memberOf(call.caller).memberId, id: idOf(call) }, platform.clock);
    return respondWithOwn(call.tx, idOf(call), call, platform, `requests.${outcome}`);
  },

  viewRequest: async (call, platform) => {
    await countView(call.tx, { caller: memberOf(call.caller), id: idOf(call) }, platform);
    return {};
  },
  listNext: (call, platform) =>
    listNext(call.db, { caller: memberOf(call.caller), id: idOf(call), limit: call.query.limit, locale: call.locale }, platform),
  listRequestsOf: (call, platform) => {
    const { db, query, locale } = call;
    return listRequestsOf(db, { caller: memberOf(call.caller), id: idOf(call), query, locale }, platform);
  },

  reportRequest: async (call, platform) => {
    await reportRequest(call.tx, { caller: memberOf(call.caller), id: idOf(call), ...call.body }, platform);
    return respond({}, { notice: 'requests.reported' });
  },
  getRequestCase: (call, platform) => getRequestCase(call.db, { id: idOf(call), staffId: memberOf(call.caller).memberId }, platform),
});
