import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { size, type Outcome } from '../environment.ts';
import { ROOT } from '../topology/layout.ts';
import { drawPlot } from './plot.ts';

const REPORTS = join(ROOT, 'docs/reports');

function machineInfo(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const [core] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, ${cpus().length} cores (${core?.model ?? 'unknown'}), ` +
    `${memory} GB, load ${loadavg()[0]?.toFixed(1)}; sizes: ${Object.entries(size)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`
  );
}

export const passed = ({ results }: Outcome): boolean => results.every(({ ok }) => ok);

function section(outcome: Outcome, seconds: number): string {
  const { id, title, results, notes, plots } = outcome;
  return [
    `## ${id}: ${title}`,
    '',
    `${passed(outcome) ? 'Passed' : '**Failed**'} in ${(seconds / 60).toFixed(1)} minutes. ${machineInfo()}.`,
    '',
    '| | measured | limit | |',
    '|---|---|---|---|',
    ...results.map(({ what, measured, limit, ok }) => `| ${what} | ${measured} | ${limit} | ${ok ? 'yes' : '**no**'} |`),
    '',
    ...plots.map(({ file, title: text }) => `![${text}](${file})\n`),
    ...(notes.length > 0 ? [...notes, ''] : []),
  ].join('\n');
}

/** The sections of the report with those of this run replaced. */
export function sectionsAfter(before: string, outcome: Outcome, seconds: number): string[] {
  const sections = before.split(/^(?=## S\d+:)/m).slice(1);
  const idempotencyKey = sections.filter((text) => !text.startsWith(`## ${outcome.id}:`)).map((text) => text.trimEnd());
  return [...idempotencyKey, section(outcome, seconds).trimEnd()].toSorted((one, other) => one.localeCompare(other));
}

/** Writes results, machine data and plots. */
export function report(outcome: Outcome, seconds: number): void {
  const path = join(REPORTS, 'soak.md');
  mkdirSync(REPORTS, { recursive: true });
  for (const plot of outcome.plots) writeFileSync(join(REPORTS, plot.file), drawPlot(plot));
  const text = [
    '# Soak: the cost of faults',
    'Written by `npm run soak`; do not edit. One machine runs the whole topology of [deploy/topology](../../deploy/topology): a synchronous pair of PostgreSQL under Patroni and etcd, a pair of Redis under three Sentinels, an S3 store, two processes of each of our kinds, and HAProxy in front of them and of the datastores. Test members write through the load balancer throughout, each write with an Idempotency-Key and repeated until it is acknowledged; afterwards every acknowledged write is checked in the database.',
    ...sectionsAfter(existsSync(path) ? readFileSync(path, 'utf8') : '', outcome, seconds),
  ].join('\n\n');
  writeFileSync(path, `${text}\n`);
}
