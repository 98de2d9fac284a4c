import type { AccountType, MemberState, StaffRole } from '@subrosa/rules/accounts/account-types';
import type { Principal } from '../tokens/tokens.ts';
import { ApiError } from './api-error.ts';

/** A signed-in member with the data that most decisions need, read anew for each request. */
export interface Caller extends Principal {
  state: MemberState;
  accountType: AccountType;
  premium: boolean;
  verified: boolean;
  phoneVerified: boolean;
  staffRole: StaffRole | null;
  /** Whether the role currently counts for two-person approval. */
  roleCounts: boolean;
  /** Set for a staff member who calls the console with a member's token: it grants nothing and is only recorded. */
  roleLeftOutside?: StaffRole;
}

/** Finds the member of a token; null when the device was revoked. The accounts domain implements it. */
export type FindCaller = (principal: Principal) => Promise<Caller | null>;

/** Returns the state of the members by device id, without revoked devices. The accounts domain implements it. */
export type FindMemberStates = (deviceIds: readonly string[]) => Promise<ReadonlyMap<string, { state: MemberState }>>;

/** Records that a staff member was denied access. The audit domain implements it. */
export type AuditDeniedAccess = (denied: DeniedAccess) => Promise<void>;

interface DeniedAccess {
  staffId: string;
  role: StaffRole;
  call: string;
  id: string | null;
  /** Whether they used a member's token instead of a console token. */
  isOutsideConsole: boolean;
}

/** For routes whose policy requires a member. */
export function memberOf(caller: Caller | null): Caller {
  if (!caller) throw new ApiError('auth.required');
  return caller;
}
