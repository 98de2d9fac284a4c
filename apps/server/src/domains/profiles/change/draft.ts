import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ProfileColumns, ProfileRow } from '../queries/own.ts';

/** Everything that a change is judged by. */
export interface ChangeContext {
  memberId: string;
  accountType: AccountType;
  state: MemberState;
  /** Of the member, once the change is made. */
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

/** What a change would do to the row, and what is wrong with it; nothing is written before all of it is read. */
export interface Draft {
  columns: ProfileColumns;
  problems: Map<string, FieldProblem>;
  removed: Removed[];
}

export type ValidatePart = (draft: Draft, change: ProfileChange, facts: ChangeContext) => void;

/** Refuses with everything that is wrong at once; a prohibited word alone has a refusal of its own. */
export function throwIfInvalid(problems: ReadonlyMap<string, FieldProblem>): void {
  if (problems.size === 0) return;
  const isProhibitedOnly = [...problems.values()].every((problem) => problem === 'text.prohibitedWord');
  throw new ApiError(isProhibitedOnly ? 'profiles.prohibitedWord' : 'request.invalid', { fields: Object.fromEntries(problems) });
}
