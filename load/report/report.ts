/** Writes docs/reports/load.md and its plots from the latest results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlot } from '../../soak/report/plot.ts';
import { readResults } from './saved-results.ts';
import { growthPlot, stepPlots } from './plots.ts';
import { billSection, callsSection, growthSection, stepsSection } from './sections.ts';

const REPORTS = join(import.meta.dirname, '../../docs/reports');

export async function writeReport(): Promise<void> {
  const { steps, growth = [] } = readResults();
  const plots = [...(steps ? stepPlots(steps.steps) : []), ...(growth.length > 0 ? [growthPlot(growth)] : [])];
  mkdirSync(REPORTS, { recursive: true });
  for (const { across, ...plot } of plots) writeFileSync(join(REPORTS, plot.file), drawPlot(plot, across));
  const text = [
    '# Load: the cost of a member',
    '',
    'Written by `npm run load`; do not edit. One api, one realtime and one worker process, PostgreSQL, Redis and the client share this machine. CPU is counted by process, so that the part of the client can be subtracted; times are those of a machine that runs all of it at once. [load/README.md](../../load/README.md) describes the method.',
    '',
    ...(steps || growth.length > 0 ? [] : ['Nothing has been measured yet.']),
    ...(steps ? stepsSection(steps) : []),
    ...(steps ? callsSection(steps.calls, ` on ${steps.size}`) : []),
    ...growthSection(growth),
    ...billSection(growth),
  ].join('\n');
  writeFileSync(join(REPORTS, 'load.md'), `${text.trimEnd()}\n`);
  console.log('docs/reports/load.md is written');
}
