import { auditRoutes } from '@subrosa/contract/audit';
import { may } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { noteReading } from './browser/note-reading.ts';
import { readEntries } from './browser/read-entries.ts';
import { decryptPayload } from './commands/open-payload.ts';
import { verifyRange } from './commands/verify-range.ts';
import { policy } from './policy.ts';

function auditorOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!may(staffRole, 'read_audit')) throw new ApiError('page.missing');
  return memberId;
}

export const routes = endpoints(auditRoutes, policy, {
  listAudit: async ({ db, query, caller }, platform) => {
    await noteReading(db, platform.clock, auditorOf(caller));
    return readEntries(db, platform, query);
  },

  verifyAuditRange: async ({ tx, body, caller }, { clock }) => {
    const staffId = auditorOf(caller);
    if (body.last < body.first) throw new ApiError('request.invalid', { fields: { last: 'field.invalid' } });
    return verifyRange(tx, clock, { staffId, ...body });
  },

  openAuditPayload: async ({ tx, params, body, caller }, platform) => ({
    payload: await decryptPayload(tx, platform, { staffId: auditorOf(caller), seq: params.seq, reason: body.reason }),
  }),
});
