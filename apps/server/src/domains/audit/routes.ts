import { auditRoutes } from '@subrosa/contract/audit';
import { may } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordReading } from './browser/record-reading.ts';
import { listAuditPage } from './browser/list-entries.ts';
import { decryptPayload } from './commands/decrypt-payload.ts';
import { verifyRange } from './commands/verify-range.ts';
import { policy } from './policy.ts';

function auditorOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!may(staffRole, 'read_audit')) throw new ApiError('resource.notFound');
  return memberId;
}

export const routes = endpoints(auditRoutes, policy, {
  listAudit: async ({ db, query, caller }, platform) => {
    await recordReading(db, platform.clock, auditorOf(caller));
    return listAuditPage(db, platform, query);
  },

  verifyAuditRange: async ({ tx, body, caller }, { clock }) => {
    const staffId = auditorOf(caller);
    if (body.last < body.first) throw new ApiError('request.invalid', { fields: { last: 'field.invalid' } });
    return verifyRange(tx, clock, { staffId, ...body });
  },

  decryptAuditPayload: async ({ tx, params, body, caller }, platform) => ({
    payload: await decryptPayload(tx, platform, { staffId: auditorOf(caller), seq: params.seq, reason: body.reason }),
  }),
});
