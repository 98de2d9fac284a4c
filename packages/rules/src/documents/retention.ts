import { documentLimits } from './limits.ts';

const DAY = 86_400_000;

/** When the key and the file of a decided document are destroyed. */
export function destroyedAfter(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + documentLimits.keepDays * DAY);
}
