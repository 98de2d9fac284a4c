import { may, mayModerate, type Staff, type StaffPermission } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** Returns the calling staff member if their role decides cases, and throws 404 otherwise. */
export function moderatorOf(caller: Caller | null): Staff {
  const { memberId, staffRole, roleCounts } = memberOf(caller);
  if (staffRole === null || !mayModerate(staffRole)) throw new ApiError('resource.notFound');
  return { id: memberId, role: staffRole, counts: roleCounts };
}

/** Returns the calling staff member if they have the permission, and throws 404 otherwise. */
export function requirePermission(caller: Caller | null, permission: StaffPermission): Staff {
  const { memberId, staffRole, roleCounts } = memberOf(caller);
  if (staffRole === null || !may(staffRole, permission)) throw new ApiError('resource.notFound');
  return { id: memberId, role: staffRole, counts: roleCounts };
}
