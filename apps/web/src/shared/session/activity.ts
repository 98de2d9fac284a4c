import { accountLimits } from '@subrosa/rules/accounts/limits';

/** The time of the last activity in any tab of this browser; not secret, and without details. */
const KEY = 'subrosa.last-activity';
const WRITE_EVERY_MS = 30_000;

// Used without local storage.
let lastNoted = 0;

/** Records activity. All tabs read it, so it is written rarely. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - lastNoted < WRITE_EVERY_MS && now >= lastNoted) return;
  lastNoted = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // This tab still counts its own activity.
  }
}

/** The time since the last activity in any tab, as exactly as activity is recorded. */
export function idleMs(): number {
  return Math.max(0, Date.now() - lastActivity());
}

/** The remaining idle time before the logout; zero or less when it is over. */
export function idleTimeLeft(): number {
  return accountLimits.idleMs - idleMs();
}

/** Resets the activity, so that the previous session's does not count. */
export function clearActivity(): void {
  lastNoted = 0;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is no storage to clear.
  }
}

function lastActivity(): number {
  const stored = Number(readStored());
  return Math.max(lastNoted, Number.isFinite(stored) ? stored : 0) || Date.now();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
