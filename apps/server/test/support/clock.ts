import type { Clock } from '../../src/platform/clock.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands still until time is told to pass. It begins with the real time, which engines and providers keep. */
export function aClock(): Clock & { pass(ms: number): void } {
  let at = Date.now();
  return { now: () => new Date(at), pass: (ms) => void (at += ms) };
}
