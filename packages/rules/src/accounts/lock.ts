import { accountLimits, guessLimits, type GuessOrigin } from './limits.ts';

/** Failed logins under one identifier, as stored. */
export interface Attempts {
  failures: number;
  lockedUntil: Date | null;
}

export const noAttempts: Attempts = { failures: 0, lockedUntil: null };

export function isLocked({ lockedUntil }: Pick<Attempts, 'lockedUntil'>, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now;
}

/** Returns the attempts after one more failure. An expired lock resets the count. */
export function afterFailure(before: Attempts, now: Date): Attempts {
  const past = before.lockedUntil !== null && before.lockedUntil <= now;
  const failures = (past ? 0 : before.failures) + 1;
  const locks = failures >= accountLimits.failedLogins;
  return { failures, lockedUntil: locks ? new Date(now.getTime() + accountLimits.lockMs) : null };
}

export function attemptsLeft({ failures }: Attempts): number {
  return Math.max(0, accountLimits.failedLogins - failures);
}

/** Wrong passwords and codes of one member from one origin. */
export interface Guesses {
  wrong: number;
  lastAt: Date;
  lockedUntil: Date | null;
}

/** Returns the guesses after one more wrong one. The count resets a day after the last guess, which is also when a lock ends. */
export function afterWrongGuess(before: Guesses | null, origin: GuessOrigin, now: Date): Guesses {
  const isRecent = before !== null && before.lastAt.getTime() + guessLimits.lockMs > now.getTime();
  const wrong = (isRecent ? before.wrong : 0) + 1;
  const locks = wrong >= guessLimits.most[origin];
  return { wrong, lastAt: now, lockedUntil: locks ? new Date(now.getTime() + guessLimits.lockMs) : null };
}
