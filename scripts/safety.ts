/**
 * safety: runs the tests that measure our safety promises.
 *
 *   npm run safety              all of them
 *   npm run safety -- T7 T8     some
 *
 * Prints a line with the results of each, and writes them to docs/reports/safety.md. PROPERTY_SEED repeats a run of T3.
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lineOf, reportOf, type Outcome } from './safety/report.ts';
import { missingFiles, ROOT, runAndReport } from './safety/run.ts';
import { summaryOf, type Verdict } from './verdict.ts';
import { safetyTests, type SafetyId, type SafetyTest } from './safety/tests.ts';

const REPORT = join(ROOT, 'docs/reports/safety.md');
const isId = (word: string): word is SafetyId => Object.hasOwn(safetyTests, word);

const names = process.argv.slice(2).map((word) => word.toUpperCase());
const unknown = names.filter((word) => !isId(word));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${Object.keys(safetyTests).join(', ')}`);
const chosen = names.length > 0 ? names.filter(isId) : Object.keys(safetyTests).filter(isId);
const seed = Number(process.env['PROPERTY_SEED'] ?? randomInt(2 ** 31));

async function runTest(id: SafetyId): Promise<Outcome> {
  const test: SafetyTest = safetyTests[id];
  console.log(`\n── ${id} ${test.what}`);
  const missing = missingFiles(test);
  const run = await runAndReport(id, test, seed);
  const results = [...test.results(run), ...missing.map((file) => ({ text: `nothing at ${file}`, ok: false }))];
  const isProved = results.length > 0 && results.every((result) => result.ok);
  const verdict = isProved ? run.verdict : 'failed';
  return { id, what: test.what, promise: test.promise, results, tests: run.tests.length, seconds: run.seconds, verdict };
}

const outcomes: Outcome[] = [];
for (const id of chosen) {
  const outcome = await runTest(id);
  outcomes.push(outcome);
  console.log(lineOf(outcome));
}

mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, reportOf(outcomes, existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '', new Date()));

console.log(`\n${outcomes.map(lineOf).join('\n')}\n`);
const endedAs = (verdict: Verdict) => outcomes.filter((outcome) => outcome.verdict === verdict).map(({ id }) => id);
const failed = endedAs('failed').length;
console.log(summaryOf(endedAs('passed').length, failed, endedAs('not checked')));
process.exitCode = failed > 0 ? 1 : 0;
