/** Compares the words of a repository with the known counts. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPairs, pairOf, parseBanned, readBanned } from './banned.ts';
import type { Finding } from './inspect.ts';
import { countFindings, exceeded, joinFields, lower, type Counts } from './ratchet.ts';
import { scan } from './scan.ts';

const KNOWN = 'scripts/words/known.json';
const BANNED = 'scripts/words/banned.json';

interface Ratchet {
  known: Counts;
  /** The words and scopes that were banned. */
  pairs: ReadonlySet<string>;
}

/** The ratchet of a commit; null where there is no such commit or it has none. */
function ratchetAt(root: string, commit: string): Ratchet | null {
  const show = (file: string): string =>
    execFileSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return { known: JSON.parse(show(KNOWN)) as Counts, pairs: listPairs(parseBanned(show(BANNED))) };
  } catch {
    return null;
  }
}

interface Result {
  files: number;
  findings: Finding[];
  counts: Counts;
  /** One line for each count that is too high or was raised. */
  problems: string[];
  /** The findings of counts that are too high; which of them are new cannot be told. */
  suspects: Finding[];
  /** How many known counts could be lowered. */
  fallen: number;
}

export function checkWords(root: string, fixedNames: ReadonlySet<string>, { update }: { update: boolean }): Result {
  const { findings, files } = scan(root, readBanned(), fixedNames);
  const counts = countFindings(findings);
  const knownFile = join(root, KNOWN);
  let known = existsSync(knownFile) ? (JSON.parse(readFileSync(knownFile, 'utf8')) as Counts) : {};
  if (update) {
    known = lower(counts, known, ratchetAt(root, 'HEAD')?.pairs ?? new Set());
    writeFileSync(knownFile, `${JSON.stringify(known, null, 2)}\n`);
  }
  const more = exceeded(counts, known);
  const raised = ['HEAD', 'HEAD^'].flatMap((commit) => {
    const before = ratchetAt(root, commit);
    return before ? exceeded(joinFields(known), joinFields(before.known), before.pairs) : [];
  });
  const pairs = new Set(more.map(({ word, scope }) => pairOf(word, scope)));
  return {
    files,
    findings,
    counts,
    problems: [
      ...more.map(({ word, scope, known: before, now }) => `${word} (${scope}): ${now}, known are ${before}`),
      ...raised.map(({ word, scope, known: before, now }) => `known.json raises ${word} (${scope}) from ${before} to ${now}`),
    ],
    suspects: findings.filter(({ word, scope }) => pairs.has(pairOf(word, scope))),
    fallen: exceeded(known, counts).length,
  };
}
