import { accountLimits } from '@subrosa/rules/accounts/limits';

/** When somebody last did something in any tab of this browser; no secret, and not what. */
const KEY = 'subrosa.last-activity';
const WRITE_EVERY_MS = 30_000;

// For a browser that keeps nothing.
let lastNoted = 0;

/** Notes that somebody is here. Every tab reads it, so it is written seldom. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - lastNoted < WRITE_EVERY_MS && now >= lastNoted) return;
  lastNoted = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // This tab still counts its own.
  }
}

/** How long nobody has done anything in any tab; as exact as activity is noted. */
export function idleMs(): number {
  return Math.max(0, Date.now() - lastActivity());
}

/** How long nobody may go on doing nothing; zero or less when the time is over. */
export function idleTimeLeft(): number {
  return accountLimits.idleMs - idleMs();
}

/** A fresh start: what a session before this one left behind does not count. */
export function clearActivity(): void {
  lastNoted = 0;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
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
