import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { fromBase64 } from '@subrosa/transparency/checkpoint/base64';
import type { Hash } from '@subrosa/transparency/hashes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { parseProofs } from '@subrosa/transparency/map/proof-steps';
import { parseKeysValue, parseSettingsValue } from '@subrosa/transparency/map/values';
import { verifyProofs } from '@subrosa/transparency/map/verify-leaf';
import { accepted, rejected, type Result } from '@subrosa/transparency/result';
import { type BelievedLog, editionsIn, isLost, mayHaveLost, newestEditionOf, rootOfEdition } from './believed-log.ts';

/** The response of the server about one of the member's own labels. */
export interface OwnProofs {
  readonly editions: readonly number[];
  /** One proof for each edition, in base64. */
  readonly proofs: string;
  /** Where to continue; null at the end. */
  readonly next: number | null;
}

/** What one edition contains about the member: number of key records and head, or version of the settings and hash. */
export interface OwnValue {
  readonly edition: number;
  readonly number: number;
  /** In base64url. */
  readonly hash: string;
}

/** Consecutive editions, in each of which the own entry was proved. Those without data, and those without a change of the map, count. */
export interface CheckedRange {
  readonly from: number;
  readonly through: number;
  readonly first: OwnValue;
  /** With the edition in which it appeared. */
  readonly last: OwnValue;
  /** The values before it to which a restore can return, oldest first. Older releases kept none. */
  readonly replaced?: readonly OwnValue[];
}

export type OwnProblem =
  | 'proofMalformed'
  | 'wrongProof'
  /** The number became smaller. */
  | 'decreased'
  /** Another hash with the same number. */
  | 'replaced';

interface OwnQuery {
  readonly map: MapName;
  readonly label: Hash;
  /** The first edition to check. */
  readonly since: number;
  /** The editions before `since`; null if none is known, as of a member who joined later. */
  readonly before: CheckedRange | null;
  /** The last edition to check. */
  readonly until: number;
}

export interface CheckedOwn {
  /** Null if the response proves nothing. With `before`, its continuation. */
  readonly range: CheckedRange | null;
  /** The first value, and each that differs from the one before. */
  readonly changes: readonly OwnValue[];
}

/**
 * Verifies the own entry in every edition from `since` on. It ends before the first edition that the response leaves out: withholding
 * is no contradiction, but that edition stays unchecked.
 */
export function verifyOwn(
  log: BelievedLog,
  { map, label, since, before, until }: OwnQuery,
  given: OwnProofs,
): Result<CheckedOwn, OwnProblem> {
  const bytes = fromBase64(given.proofs);
  const steps = bytes ? parseProofs(bytes, given.editions.length) : rejected('proofMalformed');
  if (!steps.ok) return steps;
  const last = Math.min(until, newestEditionOf(log));
  const editions = given.editions.slice(0, countUntil(given.editions, last));
  if (!isAscending(editions, since)) return rejected('wrongProof');
  const roots = editions.map((edition) => rootOfEdition(log, map, edition));
  const verified = verifyProofs(label, roots, steps.value.slice(0, editions.length));
  if (!verified.ok) return verified;
  const values: OwnValue[] = [];
  for (const [index, bytesOfValue] of verified.value.entries()) {
    const value = parseValue(map, bytesOfValue);
    if (!value) return rejected('proofMalformed');
    values.push({ edition: editions[index] ?? 0, ...value });
  }
  return checkValues(log, map, { values, since, before, until: last });
}

interface Values {
  readonly values: readonly OwnValue[];
  readonly since: number;
  readonly before: CheckedRange | null;
  readonly until: number;
}

function checkValues(log: BelievedLog, map: MapName, { values, since, before, until }: Values): Result<CheckedOwn, OwnProblem> {
  const [first] = before ? [before.first] : values;
  if (!first) return accepted({ range: null, changes: [] });
  const byEdition = new Map(values.map((value) => [value.edition, value]));
  const isProved = (edition: number) => byEdition.has(edition) || needsNoProof(log, map, edition);
  let [known, through] = [before ? valuesOf(before) : [first], before?.through ?? first.edition];
  for (let edition = before ? since : first.edition; edition <= until && isProved(edition); edition += 1) {
    const value = byEdition.get(edition) ?? known.at(-1) ?? first;
    const problem = findProblem(log, known, value);
    if (problem) return rejected(problem);
    known = withValue(log, known, value);
    through = edition;
  }
  const proved = values.filter(({ edition }) => edition <= through);
  const [last = first, replaced] = [known.at(-1), known.slice(0, -1)];
  return accepted({ range: { from: before?.from ?? first.edition, through, first, last, replaced }, changes: changedIn(before, proved) });
}

const valuesOf = ({ replaced = [], last }: CheckedRange): readonly OwnValue[] => [...replaced, last];

/** Without data, or with the same map as the newest one before it that has data, an edition needs no proof. */
export function needsNoProof(log: BelievedLog, map: MapName, edition: number): boolean {
  if (isLost(log, edition)) return true;
  let before = edition - 1;
  while (before >= 0 && isLost(log, before)) before -= 1;
  return before >= 0 && sameBytes(rootOfEdition(log, map, edition), rootOfEdition(log, map, before));
}

/** The editions before a checked range, which a new browser checks later. Together they are one, if nothing decreases between them. */
export function joinEarlier(log: BelievedLog, earlier: CheckedRange, later: CheckedRange): Result<CheckedRange, OwnProblem> {
  const problem = findProblem(log, valuesOf(earlier), later.first);
  if (problem) return rejected(problem);
  const known = valuesOf(later).reduce((values, value) => withValue(log, values, value), valuesOf(earlier));
  return accepted({ ...later, from: earlier.from, first: earlier.first, last: known.at(-1) ?? later.last, replaced: known.slice(0, -1) });
}

export function changedIn(before: CheckedRange | null, values: readonly OwnValue[]): OwnValue[] {
  return values.filter((value, index) => {
    const previous = values[index - 1] ?? before?.last;
    return !previous || !isSame(previous, value);
  });
}

/** A restore loses seven days at most; one that a release accepts may lose more. */
const REPLACED_DAYS = 14;

/** The same value stays with the edition where it appeared: what was there before a restore is not lost. */
function withValue(log: BelievedLog, known: readonly OwnValue[], value: OwnValue): readonly OwnValue[] {
  const last = known.at(-1);
  if (last && isSame(last, value) && !isLost(log, last.edition)) return known;
  const oldest = value.edition - editionsIn(log, REPLACED_DAYS);
  // With the one that was there when that time began.
  const kept = known.slice(
    Math.max(
      0,
      known.findLastIndex(({ edition }) => edition <= oldest),
    ),
  );
  return [...kept, value];
}

const isSame = (one: OwnValue, other: OwnValue): boolean => one.number === other.number && one.hash === other.hash;

/** Compares with the newest value that no restore has lost since. */
function findProblem(log: BelievedLog, known: readonly OwnValue[], value: OwnValue): OwnProblem | null {
  const before = known.findLast(({ edition }) => !mayHaveLost(log, edition, value.edition));
  if (!before) return null;
  if (value.number < before.number) return 'decreased';
  return value.number === before.number && value.hash !== before.hash ? 'replaced' : null;
}

function parseValue(map: MapName, bytes: Hash): Pick<OwnValue, 'number' | 'hash'> | null {
  if (map === 'keys') {
    const value = parseKeysValue(bytes);
    return value && { number: value.records, hash: toBase64url(value.head) };
  }
  const value = parseSettingsValue(bytes);
  return value && { number: value.version, hash: toBase64url(value.hash) };
}

function countUntil(editions: readonly number[], last: number): number {
  const index = editions.findIndex((edition) => edition > last);
  return index < 0 ? editions.length : index;
}

function isAscending(editions: readonly number[], since: number): boolean {
  return editions.every((edition, index) => edition >= since && edition > (editions[index - 1] ?? -1));
}
