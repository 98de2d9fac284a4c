import type { Clock } from '../../src/platform/clock.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that changes only with `pass`. It starts at the real time, which datastores and simulators use. */
export function aClock(): Clock & { pass(ms: number): void } {
  let at = Date.now();
  return { now: () => new Date(at), pass: (ms) => void (at += ms) };
}
