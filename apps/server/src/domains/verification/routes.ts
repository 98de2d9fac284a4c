import { verificationRoutes } from '@subrosa/contract/verification';
import { mayDecide } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { applyForLifetime } from './commands/apply-for-lifetime.ts';
import { requestRenewal } from './commands/request-renewal.ts';
import { startAgeCheck } from './commands/start-age-check.ts';
import { finishAgeCheck } from './commands/finish-age-check.ts';
import { receiveAgeNotification } from './commands/receive-age-notification.ts';
import { submitVerification } from './commands/submit-verification.ts';
import { withdrawVerification } from './commands/withdraw-verification.ts';
import { policy } from './policy.ts';
import { compareNumber, getForReview } from './get-for-review.ts';
import { getOwnAgeCheck } from './get-own-age-check.ts';
import { getStatus } from './get-status.ts';
import { viewCheck } from './view.ts';

/** Returns the id of the calling staff member if their role decides identities, and throws 404 otherwise. */
function reviewerOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!mayDecide(staffRole, 'identity')) throw new ApiError('resource.notFound');
  return memberId;
}

export const routes = endpoints(verificationRoutes, policy, {
  getVerification: ({ db, caller }, platform) => getStatus(db, memberOf(caller).memberId, platform),

  submitVerification: async ({ tx, caller, body }, platform) => {
    const { memberId } = memberOf(caller);
    await submitVerification(tx, memberId, body, platform);
    return getStatus(tx, memberId, platform);
  },

  withdrawVerification: async ({ tx, caller }, platform) => {
    const { memberId } = memberOf(caller);
    await withdrawVerification(tx, memberId, platform.clock);
    return getStatus(tx, memberId, platform);
  },

  applyForLifetime: async ({ tx, caller }, platform) => {
    const { memberId } = memberOf(caller);
    await applyForLifetime(tx, memberId, platform.clock);
    return getStatus(tx, memberId, platform);
  },

  getVerificationForReview: ({ db, caller, params }, platform) =>
    getForReview(db, { staffId: reviewerOf(caller), id: params.id }, platform),

  compareDocumentNumber: ({ tx, caller, params, body }, platform) =>
    compareNumber(tx, { staffId: reviewerOf(caller), id: params.id }, body, platform),

  requestRenewal: ({ tx, caller, params }, { clock }) => requestRenewal(tx, { staffId: reviewerOf(caller), id: params.id }, clock),

  startAgeCheck: async ({ tx, caller }, platform) => viewCheck(await startAgeCheck(tx, memberOf(caller).memberId, platform)),

  getAgeCheck: async ({ db, caller, params }) =>
    viewCheck(await getOwnAgeCheck(db, { memberId: memberOf(caller).memberId, id: params.id })),

  receiveAgeNotification: async ({ tx, body }, platform) => {
    await receiveAgeNotification(tx, body, platform);
    return {};
  },

  finishAgeCheck: async ({ tx, caller, params }) =>
    viewCheck(await finishAgeCheck(tx, { memberId: memberOf(caller).memberId, id: params.id })),
});
