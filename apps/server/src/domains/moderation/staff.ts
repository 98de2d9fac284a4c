import { may, mayModerate, type Staff, type StaffPower } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** Who of staff calls, if any queue is theirs. To everybody else the staff's pages do not exist. */
export function moderatorOf(caller: Caller | null): Staff {
  const { memberId, staffRole, roleCounts } = memberOf(caller);
  if (staffRole === null || !mayModerate(staffRole)) throw new ApiError('resource.notFound');
  return { id: memberId, role: staffRole, counts: roleCounts };
}

/** Who of staff calls, if they may do this. */
export function requirePower(caller: Caller | null, power: StaffPower): Staff {
  const { memberId, staffRole, roleCounts } = memberOf(caller);
  if (staffRole === null || !may(staffRole, power)) throw new ApiError('resource.notFound');
  return { id: memberId, role: staffRole, counts: roleCounts };
}
