import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';

/** One line for each property that ran, in the file that SAFETY_PROPERTIES names. */
export interface PropertyRun {
  file: string;
  test: string;
  runs: number;
  seed: number;
  failed: boolean;
}

const runFile = process.env['SAFETY_PROPERTIES'];

function saveRun({ numRuns, seed, failed }: fc.RunDetails<unknown>): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const line: PropertyRun = { file: testPath, test: currentTestName, runs: numRuns, seed, failed };
  if (runFile) appendFileSync(runFile, `${JSON.stringify(line)}\n`);
}

// This reporter replaces that of the library, so it has to fail the test itself.
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED']),
  numRuns: Number(process.env['PROPERTY_RUNS']),
  reporter: (details) => {
    saveRun(details);
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
  },
});
