import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALM_PACE_MS } from '../test-members.ts';
import { openSockets } from '../sockets.ts';
import { acceptable, perSecond, size, type Outcome, type TestEnvironment } from '../environment.ts';
import { isFailed, loadSteadily, percentile, readers } from '../steady-load.ts';
import { stack } from '../topology/processes.ts';
import { liveMemory } from '../topology/live-memory.ts';

const SAMPLE_MS = 2000;
const MOST_ERRORS = 0.0005;
const MOST_GROWTH = 0.05;
/** The share of the time in which code is compiled and caches are filled. */
const WARM_UP = 0.3;

/** Resident megabytes of a process. */
function residentOf(pid: number | null): number {
  const status = pid === null ? '' : readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const liveOfAll = () => Promise.all(stack.map(({ inspector }) => liveMemory(inspector)));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`;

/** S5: a steady load without faults. */
export async function steady({ db, ledger, testMembers, guard, audit }: TestEnvironment): Promise<Outcome> {
  const some = await readers(db);
  const sockets = await openSockets(some, size.sockets);
  testMembers.start(CALM_PACE_MS);
  const load = loadSteadily(some, size.rate);
  const memory = stack.map((one) => ({ name: one.daemon.name, values: [] as number[] }));
  const until = size.minutes * 60_000;
  let warm: number[] | undefined;
  for (; load.now() < until; await sleep(SAMPLE_MS)) {
    if (!warm && load.now() > until * WARM_UP) warm = await liveOfAll();
    for (const [index, one] of stack.entries()) memory[index]?.values.push(residentOf(one.daemon.pid()));
  }
  const last = await liveOfAll();
  await load.stop();
  const tries = load.answered.length + ledger.acknowledged.length + ledger.unanswered.length;
  const failed = load.answered.filter(isFailed);
  const errors = (failed.length + ledger.unanswered.length) / tries;
  const cut = sockets.cuts.length;
  const verdict = await audit();
  sockets.close();
  for (const fault of [...verdict.lost, ...verdict.doubled, ...ledger.wrong].slice(0, 20)) console.error(`S5: ${fault}`);
  for (const { status, path, message } of failed.slice(0, 10)) console.error(`S5: ${path} was answered ${status}: ${message}`);
  const before = warm ?? last;
  const grown = sum(last) / sum(before) - 1;
  const reads = load.answered.map(({ ms }) => ms);
  const writes = ledger.acknowledged.map(({ tookMs }) => tookMs);
  const [p95reads, p95writes] = [percentile(reads, 0.95), percentile(writes, 0.95)];
  return {
    id: 'S5',
    title: `steady load for ${size.minutes} minutes: ${size.rate} requests/s, ${size.sockets} sockets, and writing members`,
    results: [
      {
        what: `errors, of ${tries} requests`,
        measured: percent(errors, 3),
        limit: `≤ ${percent(MOST_ERRORS, 2)}`,
        ok: errors <= MOST_ERRORS,
      },
      {
        what: 'growth of memory in use, all processes, after the warm-up',
        measured: percent(grown),
        limit: `≤ ${percent(MOST_GROWTH, 0)}`,
        ok: grown <= MOST_GROWTH,
      },
      { what: 'p95 of reads', measured: `${p95reads.toFixed(0)} ms`, limit: '≤ 300 ms', ok: p95reads <= 300 },
      { what: 'p95 of writes', measured: `${p95writes.toFixed(0)} ms`, limit: '≤ 500 ms', ok: p95writes <= 500 },
      { what: `sockets cut, of ${size.sockets}`, measured: String(cut), limit: '0', ok: cut === 0 },
      ...acceptable(verdict, ledger, guard),
    ],
    notes: [
      `${(load.answered.length / (size.minutes * 60)).toFixed(0)} reads and ${(ledger.acknowledged.length / (size.minutes * 60)).toFixed(1)} writes per second.`,
      '',
      '| process | in use after the warm-up | in use at the end | growth | resident at the end |',
      '|---|---|---|---|---|',
      ...memory.map(({ name, values }, index) => {
        const [from = 0, to = 0] = [before[index], last[index]];
        return `| ${name} | ${from.toFixed(0)} MB | ${to.toFixed(0)} MB | ${percent(to / from - 1)} | ${(values.at(-1) ?? 0).toFixed(0)} MB |`;
      }),
    ],
    plots: [
      {
        file: 'soak-memory.svg',
        title: 'S5: memory of our processes under steady load',
        lines: memory.map(({ name, values }) => ({
          name,
          points: values.map((value, index) => [(index * SAMPLE_MS) / 1000, value] as const),
        })),
        marks: [],
        unit: 'MB',
      },
      {
        file: 'soak-steady.svg',
        title: 'S5: requests in each second',
        lines: [
          {
            name: 'reads',
            points: perSecond(
              load.answered.map(({ at }) => at),
              0,
              load.now(),
            ),
          },
          {
            name: 'failed',
            points: perSecond(
              failed.map(({ at }) => at),
              0,
              load.now(),
            ),
          },
        ],
        marks: [],
        unit: 'calls/s',
      },
    ],
  };
}
