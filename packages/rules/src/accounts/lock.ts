import { accountLimits } from './limits.ts';

/** Failed sign-ins under one name, as they are kept. */
export interface Attempts {
  failures: number;
  lockedUntil: Date | null;
}

export const noAttempts: Attempts = { failures: 0, lockedUntil: null };

export function isLocked({ lockedUntil }: Attempts, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now;
}

/** After one more failure. A lock that has passed is forgotten, and counting starts anew. */
export function afterFailure(before: Attempts, now: Date): Attempts {
  const past = before.lockedUntil !== null && before.lockedUntil <= now;
  const failures = (past ? 0 : before.failures) + 1;
  const locks = failures >= accountLimits.failedLogins;
  return { failures, lockedUntil: locks ? new Date(now.getTime() + accountLimits.lockMs) : null };
}

export function attemptsLeft({ failures }: Attempts): number {
  return Math.max(0, accountLimits.failedLogins - failures);
}
