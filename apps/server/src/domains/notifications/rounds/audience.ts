import type { AccountType } from '@subrosa/rules/accounts/account-types';

/** Whom a round tells, as they are when their turn comes. */
export type Audience =
  | { type: 'connections'; of: string }
  /** Whose home it is. */
  | { type: 'city'; cityId: number; accountType: AccountType; premium: true };
