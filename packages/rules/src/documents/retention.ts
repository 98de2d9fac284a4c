import { documentLimits } from './limits.ts';

const DAY = 86_400_000;

/** When key and file are destroyed that served for a decision. */
export function destroyedAfter(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + documentLimits.keepDays * DAY);
}
