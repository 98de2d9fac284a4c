import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { CALM_PACE_MS } from '../test-members.ts';
import { openSockets } from '../sockets.ts';
import { acceptable, perSecond, size, type Outcome, type TestEnvironment } from '../environment.ts';
import { isFailed, loadSteadily, percentile, readers } from '../steady-load.ts';
import { appProcessesOf, type AppProcess } from '../topology/processes.ts';

const BACK_WITHIN_S = 5;
const CALM_MS = 2000;
const READY_WITHIN_MS = 60_000;
/** The time until the balancer gives a new api process its full share; other kinds only have to be registered. */
const warmUpMs = (kind: AppProcess['kind']) => (kind === 'api' ? 6000 : 500);

/** The api last: reconnecting sockets request a ticket from it, which a process that has just started serves slowly. */
const order = (['gateway', 'documents', 'realtime', 'decoder', 'transparency', 'worker', 'api'] as const).flatMap(appProcessesOf);

/** Replaces one process at a time, because on a small machine a starting process takes a whole core. */
async function replaceAll(): Promise<void> {
  for (const one of order) {
    await one.daemon.stop('SIGTERM');
    // Waits until the last dropped sockets have reconnected before another process starts.
    if (one.kind === 'realtime') await sleep(CALM_MS);
    one.daemon.start();
    await eventually(one.isReady, READY_WITHIN_MS, one.daemon.name);
    await sleep(warmUpMs(one.kind));
  }
}

/** S3: every process is replaced, one after the other, under load with open sockets. */
export async function deploys({ db, ledger, testMembers, guard, audit }: TestEnvironment): Promise<Outcome> {
  const some = await readers(db);
  const sockets = await openSockets(some, size.sockets);
  testMembers.start(CALM_PACE_MS);
  const load = loadSteadily(some, size.rate);
  const marks: { at: number; text: string }[] = [];
  await sleep(CALM_MS);
  for (let iteration = 1; iteration <= size.deploys; iteration += 1) {
    marks.push({ at: load.now() / 1000, text: `deploy ${iteration}` });
    await replaceAll();
    const failed = load.answered.filter(isFailed).length;
    console.log(
      `S3 deploy ${iteration}: ${load.answered.length} calls so far, ${failed} failed, ${sockets.cuts.length} sockets cut and back`,
    );
  }
  await sleep(CALM_MS);
  await load.stop();
  await sockets.allOpen(30_000);
  const verdict = await audit();
  sockets.close();
  const failed = load.answered.filter(isFailed);
  for (const { status, path, at, message } of failed.slice(0, 10)) {
    console.error(`S3: ${path} was answered ${status} at ${(at / 1000).toFixed(1)} s: ${message}`);
  }
  for (const fault of [...verdict.lost, ...verdict.doubled, ...ledger.wrong].slice(0, 20)) console.error(`S3: ${fault}`);
  for (const met of sockets.slow.slice(-5)) console.error(`S3: a socket met ${met}`);
  const slowest = Math.max(0, ...sockets.cuts) / 1000;
  const times = load.answered.map(({ ms }) => ms);
  return {
    id: 'S3',
    title: `${size.deploys} rolling deploys at ${size.rate} requests/s with ${size.sockets} sockets`,
    results: [
      {
        what: `requests that failed, of ${load.answered.length}, each sent once`,
        measured: String(failed.length),
        limit: '0',
        ok: failed.length === 0 && times.length > 0,
      },
      {
        what: `slowest of ${sockets.cuts.length} cut sockets to reconnect`,
        measured: `${slowest.toFixed(1)} s (half within ${(percentile(sockets.cuts, 0.5) / 1000).toFixed(1)} s)`,
        limit: `≤ ${BACK_WITHIN_S} s`,
        ok: slowest <= BACK_WITHIN_S && sockets.cuts.length > 0,
      },
      ...acceptable(verdict, ledger, guard),
    ],
    notes: [
      `Requests took ${percentile(times, 0.5).toFixed(0)} ms at the median, ${percentile(times, 0.95).toFixed(0)} ms at p95, ${percentile(times, 0.99).toFixed(0)} ms at p99.`,
    ],
    plots: [
      {
        file: 'soak-deploys.svg',
        title: 'S3: requests in each second while every process is replaced',
        lines: [
          {
            name: 'successful',
            points: perSecond(
              load.answered.filter((one) => !isFailed(one)).map(({ at }) => at),
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
        marks,
        unit: 'calls/s',
      },
    ],
  };
}
