import { cpus, release, totalmem } from 'node:os';
import { marks, type Verdict } from '../verdict.ts';
import type { Result } from './results.ts';
import type { SafetyId } from './tests.ts';

export interface Outcome {
  id: SafetyId;
  what: string;
  promise: string;
  results: Result[];
  tests: number;
  seconds: number;
  verdict: Verdict;
}

export const lineOf = ({ id, what, results, seconds, verdict }: Outcome): string =>
  `${marks[verdict]} ${id.padEnd(3)} ${what}: ${results.map(({ text, ok: enough }) => (enough ? text : `${text} (too little)`)).join('; ')} (${seconds.toFixed(0)} s)`;

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, Linux ${release()}, Node ${process.versions.node}`;
}

/** Writes the results of the last run; a partial run keeps the lines of the other tests. */
export function reportOf(outcomes: readonly Outcome[], before: string, at: Date): string {
  const kept = new Map([...before.matchAll(/^\| (T\d+) \|.*$/gm)].map(([line, id = '']) => [id, line]));
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  for (const { id, what, promise, results, tests, seconds, verdict } of outcomes) {
    const cells = [id, what, promise, results.map(({ text }) => text).join('; '), tests, `${seconds.toFixed(0)} s`, `${day} UTC`];
    kept.set(id, `| ${[...cells, verdict === 'passed' ? verdict : `**${verdict}**`].join(' | ')} |`);
  }
  const lines = [...kept].toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1))).map(([, line]) => line);
  return `# Safety tests

The latest results of \`npm run safety\`, each line with its own time; \`npm run safety -- T7 T8\` runs some of the tests. [tests.ts](../../scripts/safety/tests.ts) lists the test files of each.

Machine: ${machine()}.

| | test | passes when | results | tests | duration | at | |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
}
