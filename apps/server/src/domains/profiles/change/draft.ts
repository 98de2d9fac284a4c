import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ProfileColumns, ProfileRow } from '../queries/own.ts';

/** Everything on which the validation of a change depends. */
export interface ChangeContext {
  memberId: string;
  accountType: AccountType;
  state: MemberState;
  /** The member's time zone after the change. */
  timeZone: string;
  now: Date;
  current: ProfileRow;
  cityExists: boolean;
  prohibitedWords: readonly string[];
  locales: readonly string[];
  longestAbout: number;
  encryptionSecret: string;
}

export interface Removed {
  field: string;
  passages: string[];
}

/** The columns that a change would write, and its problems. Nothing is written before all parts are validated. */
export interface Draft {
  columns: ProfileColumns;
  problems: Map<string, FieldProblem>;
  removed: Removed[];
}

export type ValidatePart = (draft: Draft, change: ProfileChange, facts: ChangeContext) => void;

/** Throws one error with all problems. If prohibited words are the only problem, the error has its own code. */
export function throwIfInvalid(problems: ReadonlyMap<string, FieldProblem>): void {
  if (problems.size === 0) return;
  const isProhibitedOnly = [...problems.values()].every((problem) => problem === 'text.prohibitedWord');
  throw new ApiError(isProhibitedOnly ? 'profiles.prohibitedWord' : 'request.invalid', { fields: Object.fromEntries(problems) });
}
