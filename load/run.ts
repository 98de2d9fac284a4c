/**
 * load: measures the cost of a member on a filled database.
 *
 *   npm run load -- fill 100k|1m|3m    creates the database `subrosa_load_<size>`, once
 *   npm run load -- steps [size]       increases the connected members until a limit is exceeded (size 1m by default)
 *   npm run load -- growth             the same mix at the same rate on every filled size
 *   npm run load -- report             writes docs/reports/load.md from the latest results
 *
 * LOAD_STEPS (250,500,…), LOAD_SECONDS, LOAD_RATE, LOAD_MEMBERS and LOAD_CALL_SECONDS set single sizes; LOAD_SIZES=3m measures one size again.
 */
import { fill } from './fill/fill.ts';
import { runGrowth } from './growth.ts';
import { saveResults, readResults } from './report/saved-results.ts';
import { writeReport } from './report/report.ts';
import { isSize, type SizeName } from './sizes.ts';
import { runSteps } from './steps.ts';

async function timedFill(size: SizeName): Promise<void> {
  const startedAt = performance.now();
  await fill(size);
  console.log(`filled ${size} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

const [command = '', named = '1m'] = process.argv.slice(2);
const commands: Readonly<Record<string, (size: SizeName) => Promise<void>>> = {
  fill: timedFill,
  steps: async (size) => saveResults({ steps: await runSteps(size) }),
  growth: async () => saveResults({ growth: await runGrowth(readResults().growth ?? []) }),
  report: async () => undefined,
};
const run = commands[command];
if (!run || !isSize(named)) {
  console.error(`usage: npm run load -- ${Object.keys(commands).join(' | ')} [100k | 1m | 3m]`);
  process.exit(2);
}
await run(named);
if (command !== 'fill') await writeReport();
