import type { auditRoutes } from '@subrosa/contract/audit';
import { staffPermissions } from '@subrosa/rules/moderation/staff';
import { DAY, HOUR, ownersOnly, perMember, staffWith, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof auditRoutes> = {
  listAudit: { who: staffWith(staffPermissions.read_audit) },
  verifyAuditRange: { who: staffWith(staffPermissions.read_audit), limit: perMember(120, HOUR) },
  // The relation matrix requests an entry that does not exist.
  decryptAuditPayload: { who: ownersOnly, limit: perMember(60, DAY) },
};
