import type { BelievedLog } from './believed-log.ts';
import type { KnownVersion } from './checks.ts';
import { isUnchanged } from './own-proofs.ts';

/** The server has saved settings in the next changed edition, or in the one after it. */
const PATIENCE = 2;

/** Whether the log has had settings between two editions, if they were saved before the earlier. */
export function mustHaveSettings(log: BelievedLog, since: number, through: number): boolean {
  const later = Array.from({ length: Math.max(0, through - since) }, (_, index) => since + 1 + index);
  return later.filter((edition) => !isUnchanged(log, 'settings', edition)).length >= PATIENCE;
}

/** Whether a restore can have lost settings that this browser read or saved: it came later, and no edition before had to contain them. */
export function mayHaveLostSettings(log: BelievedLog, known: KnownVersion | null): boolean {
  if (!known || known.readIn < 0) return false;
  const { readIn, since } = known;
  return log.recovered.some(({ first, last }) => readIn <= last && !mustHaveSettings(log, since ?? readIn, first - 1));
}
