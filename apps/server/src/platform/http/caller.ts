import type { AccountType, MemberState, StaffRole } from '@subrosa/rules/accounts/account-types';
import type { Principal } from '../tokens/tokens.ts';
import { ApiError } from './api-error.ts';

/** A member who calls, with what most decisions need to know; read for this very request. */
export interface Caller extends Principal {
  state: MemberState;
  accountType: AccountType;
  premium: boolean;
  verified: boolean;
  phoneVerified: boolean;
  staffRole: StaffRole | null;
  /** Whether the role counts in two-person rules at this moment. */
  roleCounts: boolean;
  /** Of somebody of staff who came to the console with a member's token: it opens nothing, and is only noted. */
  roleLeftOutside?: StaffRole;
}

/** Who stands behind a token; null where the device was signed out since. The accounts domain answers it. */
export type FindCaller = (principal: Principal) => Promise<Caller | null>;

/** The members behind devices, by device id; without those that were signed out. The accounts domain answers it. */
export type FindMemberStates = (deviceIds: readonly string[]) => Promise<ReadonlyMap<string, { state: MemberState }>>;

/** Keeps that somebody of staff was refused. The audit domain does it. */
export type AuditDeniedAccess = (denied: DeniedAccess) => Promise<void>;

interface DeniedAccess {
  staffId: string;
  role: StaffRole;
  call: string;
  id: string | null;
  /** Whether they came with a member's token, past the console's door. */
  isOutsideConsole: boolean;
}

/** For calls whose policy wants a member. */
export function memberOf(caller: Caller | null): Caller {
  if (!caller) throw new ApiError('auth.required');
  return caller;
}
