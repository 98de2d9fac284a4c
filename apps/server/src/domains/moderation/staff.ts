import { may, mayModerate, type Staff, type StaffPower } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** Returns the calling staff member if their role decides cases, and throws 404 otherwise. */
export function moderatorOf(caller: Caller | null): Staff {
  const { memberId, staffRole, roleCounts } = memberOf(caller);
  if (staffRole === null || !mayModerate(staffRole)) throw new ApiError('resource.notFound');
  return { id: memberId, role: staffRole, counts: roleCounts };
}

/** Returns the calling staff member if they have the power, and throws 404 otherwise. */
export function requirePower(caller: Caller | null, power: StaffPower): Staff {
  const { memberId, staffRole, roleCounts } = memberOf(caller);
  if (staffRole === null || !may(staffRole, power)) throw new ApiError('resource.notFound');
  return { id: memberId, role: staffRole, counts: roleCounts };
}
