/** The ratchet: counts of known findings, by word and scope, which may only fall. */
import { pairOf } from './banned.ts';
import type { Finding } from './inspect.ts';
import type { Scope } from './split-code.ts';

/** In the order of the table. */
const scopes: readonly Scope[] = ['identifier', 'field', 'path', 'comment', 'string', 'title', 'doc', 'msgid', 'titleShape'];

export type Counts = Record<string, Partial<Record<Scope, number>>>;

export function countFindings(findings: readonly Finding[]): Counts {
  const counts: Counts = {};
  for (const { word, scope } of findings) {
    const row = (counts[word] ??= {});
    row[scope] = (row[scope] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface Difference {
  word: string;
  scope: Scope;
  known: number;
  now: number;
}

/** Where `counts` is higher than `known`; `pairs` limits the comparison to these words and scopes. */
export function exceeded(counts: Counts, known: Counts, pairs?: ReadonlySet<string>): Difference[] {
  return Object.entries(counts).flatMap(([word, row]) =>
    scopes.flatMap((scope) => {
      const [now, before] = [row[scope] ?? 0, known[word]?.[scope] ?? 0];
      return now > before && (pairs?.has(pairOf(word, scope)) ?? true) ? [{ word, scope, known: before, now }] : [];
    }),
  );
}

/** Identifiers and fields as one count: which of both a name is depends on the contract and the schema of the time. */
export function joinFields(counts: Counts): Counts {
  return Object.fromEntries(
    Object.entries(counts).map(([word, { field = 0, identifier = 0, ...row }]) => [word, { ...row, identifier: identifier + field }]),
  );
}

/** The present counts where they are not higher than the known ones, or the word was not banned before; what is zero is dropped. */
export function lower(counts: Counts, known: Counts, bannedBefore: ReadonlySet<string>): Counts {
  const tooMany = new Set(exceeded(joinFields(counts), joinFields(known)).map(({ word, scope }) => pairOf(word, scope)));
  const lowered: Counts = {};
  for (const [word, row] of Object.entries(counts)) {
    for (const scope of scopes) {
      const isTooMany = tooMany.has(pairOf(word, scope === 'field' ? 'identifier' : scope));
      const count = (bannedBefore.has(pairOf(word, scope)) && isTooMany ? known[word]?.[scope] : row[scope]) ?? 0;
      if (count > 0) (lowered[word] ??= {})[scope] = count;
    }
  }
  return lowered;
}

/** A table of counts with sums. */
export function formatCounts(counts: Counts): string {
  const sum = (row: Counts[string]): number => Object.values(row).reduce((total, one) => total + one, 0);
  const line = (word: string, row: Counts[string]): string =>
    word.padEnd(16) + [...scopes.map((scope) => row[scope] ?? ''), sum(row)].map((cell) => String(cell).padStart(11)).join('');
  const total: Counts[string] = {};
  for (const row of Object.values(counts)) for (const scope of scopes) total[scope] = (total[scope] ?? 0) + (row[scope] ?? 0);
  const header = `${'word'.padEnd(16)}${[...scopes, 'total'].map((scope) => scope.padStart(11)).join('')}`;
  return [header, ...Object.entries(counts).map(([word, row]) => line(word, row)), line('total', total)].join('\n');
}
