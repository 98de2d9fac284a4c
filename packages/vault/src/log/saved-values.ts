import type { MapName } from '@subrosa/transparency/map/fillers';
import { type BelievedLog, PATIENCE } from './believed-log.ts';
import type { Saved } from './checks.ts';
import { type CheckedRange, needsNoProof } from './own-proofs.ts';

/** Whether the log has had a value between two editions, if it was saved before the earlier. */
function mustContain(log: BelievedLog, map: MapName, since: number, through: number): boolean {
  const later = Array.from({ length: Math.max(0, through - since) }, (_, index) => since + 1 + index);
  return later.filter((edition) => !needsNoProof(log, map, edition)).length >= PATIENCE;
}

/** Whether a restore can have lost what this browser read or saved: it came later, and no edition before had to contain it. */
export function mayHaveLostSaved(log: BelievedLog, map: MapName, saved: Saved | null): boolean {
  if (!saved || saved.readIn < 0) return false;
  const { readIn, since } = saved;
  return log.recovered.some(({ first, last }) => readIn <= last && !mustContain(log, map, since ?? readIn, first - 1));
}

/** Whether a saved value is not in an edition that should have it. */
export function isOverdue(log: BelievedLog, map: MapName, { through }: CheckedRange, saved: Saved): boolean {
  return saved.since !== null && mustContain(log, map, saved.since, through) && !mayHaveLostSaved(log, map, saved);
}
