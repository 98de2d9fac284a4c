import type { MapName } from '@subrosa/transparency/map/fillers';
import { type BelievedLog, editionsIn, newestEditionOf } from './believed-log.ts';
import type { OwnCheck } from './checks.ts';
import { type CheckedRange, needsNoProof } from './own-proofs.ts';

/** The server keeps proofs for 400 and 120 days after a newer edition; a day remains for the request. */
const KEPT_DAYS: Readonly<Record<MapName, number>> = { keys: 399, settings: 119 };
/** What a new browser checks first. */
const FIRST_DAYS = 30;

export interface OwnStep {
  readonly part: 'newer' | 'earlier';
  readonly since: number;
  readonly until: number;
  /** The editions before `since`. */
  readonly before: CheckedRange | null;
}

/** Which proofs to request next: the newest first, then what is kept of the time before. Null if nothing is left. */
export function nextOwnProofs(
  log: BelievedLog,
  map: MapName,
  { check, checkedEdition }: { check: OwnCheck | null; checkedEdition: number | null },
): OwnStep | null {
  const newest = newestEditionOf(log);
  if (newest < 0) return null;
  const oldest = oldestToCheck(log, map, checkedEdition);
  if (!check?.range) {
    const start = Math.max(oldest, newest - editionsIn(log, FIRST_DAYS), (check?.absentThrough ?? -1) + 1);
    return start > newest ? null : { part: 'newer', since: start, until: newest, before: null };
  }
  const before = continued(log, map, check.range);
  if (before.through < newest) {
    const since = Math.max(before.through + 1, newest - editionsIn(log, KEPT_DAYS[map]));
    return { part: 'newer', since, until: newest, before };
  }
  return nextEarlier(check, oldest);
}

/** The editions before the checked ones; null if none is left. */
export function nextEarlier({ range: later, earlier }: OwnCheck, oldest: number): OwnStep | null {
  if (!later || !earlier) return null;
  const { range, absentThrough } = earlier;
  const { from } = later;
  const since = Math.max(oldest, (range?.through ?? absentThrough) + 1);
  return since < from ? { part: 'earlier', since, until: from - 1, before: range } : null;
}

/** Another browser of the member checked everything before its last edition. */
export function oldestToCheck(log: BelievedLog, map: MapName, checkedEdition: number | null): number {
  return Math.max(0, newestEditionOf(log) - editionsIn(log, KEPT_DAYS[map]), checkedEdition ?? 0);
}

/** With the editions after it that need no proof. */
export function continued(log: BelievedLog, map: MapName, range: CheckedRange): CheckedRange {
  let { through } = range;
  while (through < newestEditionOf(log) && needsNoProof(log, map, through + 1)) through += 1;
  return { ...range, through };
}
