import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { sqlState } from '../../apps/server/src/platform/db/transaction.ts';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { longestGap } from '../ledger/ledger.ts';
import { acceptable, perSecond, type Result, type Outcome, type TestEnvironment } from '../environment.ts';
import { routeStoreTo } from '../topology/balancers.ts';
import { query, leader } from '../topology/database.ts';
import { readConfig } from '../topology/processes.ts';
import { folder, ports } from '../topology/layout.ts';
import { startSlowProxy } from '../topology/slow-proxy.ts';
import { waitUntilReplicated, waitUntilReady } from '../topology/topology.ts';

const DURATION_MS = 15_000;
const SLOW_MS = 5000;
const RECOVERED_WITHIN_S = 30;
const CALM_MS = 3000;
/** Too little for a WAL segment; the file system itself needs a part of it. */
const FREE_BYTES = 4 * 2 ** 20;
const CONNECTION_TAKERS = 16;
const TOO_MANY = '53300';

interface Shortage {
  name: string;
  /** Starts the shortage and returns how to end it. */
  start(): Promise<() => Promise<void> | void>;
}

/** Fills the disk with a file, and requests new WAL segments, so that PostgreSQL notices at once. */
async function fillDisk(): Promise<() => void> {
  const leading = await eventually(leader, 30_000, 'a leader');
  const ballast = folder(leading.name, 'ballast');
  rmSync(ballast, { force: true });
  const free = Number(execFileSync('df', ['--output=avail', '-B1', folder(leading.name)], { encoding: 'utf8' }).split('\n')[1]);
  execFileSync('fallocate', ['-l', String(free - FREE_BYTES), ballast]);
  for (let segment = 0; segment < 40; segment += 1) {
    const moved = await query(leading.port, `SELECT pg_logical_emit_message(false, 'soak', repeat('x', 1000000)), pg_switch_wal()`).catch(
      () => null,
    );
    if (!moved) break;
  }
  return () => rmSync(ballast, { force: true });
}

async function slowStore(): Promise<() => Promise<void>> {
  const connection = await startSlowProxy(ports.slowStore, ports.storeBackend, SLOW_MS);
  await routeStoreTo(ports.slowStore);
  return async () => {
    await routeStoreTo(ports.storeBackend);
    await connection.stop();
  };
}

/** Other clients take all connections, and ours are terminated. */
async function exhaustPool(): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  const state = { goes: true, rejected: 0 };
  async function take(): Promise<void> {
    while (state.goes) {
      const client = new pg.Client({ connectionString: databaseUrl(readConfig(), 'owner'), connectionTimeoutMillis: 3000 });
      client.on('error', () => undefined);
      await client.connect().then(
        () => void taken.push(client),
        (error: unknown) => {
          if (sqlState(error) === TOO_MANY) state.rejected += 1;
        },
      );
    }
  }
  const taking = Array.from({ length: CONNECTION_TAKERS }, take);
  await eventually(async () => state.rejected > 0, 60_000, 'no connection left');
  // The faster client gets each freed connection; after several rounds the other clients have all of them.
  for (let time = 0; time < 8; time += 1) {
    await cutOurs().catch(() => undefined);
    await sleep(300);
  }
  return async () => {
    state.goes = false;
    await Promise.all(taking);
    await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
  };
}

/** Uses the connections that are reserved for a superuser. */
const cutOurs = () =>
  query(ports.database, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'subrosa %'`);

const shortages: readonly Shortage[] = [
  { name: 'object store 5 s slow', start: slowStore },
  { name: 'connections exhausted', start: exhaustPool },
  { name: 'disk of the leader full', start: fillDisk },
];

/** S4: on a shortage requests wait or fail, and never skip a step. */
export async function shortage({ ledger, testMembers, guard, audit }: TestEnvironment): Promise<Outcome> {
  const files = new Set(testMembers.routines.filter(({ kind }) => kind === 'files').flatMap(({ calls }) => calls));
  testMembers.start();
  await sleep(CALM_MS);
  const startedAt = ledger.now();
  const marks: { at: number; text: string }[] = [];
  const results: Result[] = [];
  for (const { name, start: begin } of shortages) {
    const from = ledger.now();
    marks.push({ at: (from - startedAt) / 1000, text: name });
    const end = await begin();
    await sleep(DURATION_MS);
    await end();
    const over = ledger.now();
    marks.push({ at: (over - startedAt) / 1000, text: 'over' });
    // Until a database write and a file write have been acknowledged again.
    const isBack = async () => {
      const since = ledger.acknowledged.filter(({ at }) => at > over);
      return since.some(({ call }) => files.has(call)) && since.some(({ call }) => !files.has(call));
    };
    await eventually(isBack, 120_000, `writes after ${name}`);
    await waitUntilReady();
    const recovered = (ledger.now() - over) / 1000;
    await waitUntilReplicated(300_000);
    const pause = longestGap(ledger, from, ledger.now(), (call) => !files.has(call)) / 1000;
    console.log(`S4 ${name}: recovered after ${recovered.toFixed(1)} s, pause of facts ${pause.toFixed(1)} s`);
    results.push({
      what: `${name}: until all writes succeed again after its end`,
      measured: `${recovered.toFixed(1)} s (longest pause of facts ${pause.toFixed(1)} s)`,
      limit: `≤ ${RECOVERED_WITHIN_S} s`,
      ok: recovered <= RECOVERED_WITHIN_S,
    });
  }
  const ended = ledger.now();
  const verdict = await audit();
  for (const fault of [...verdict.lost, ...verdict.doubled, ...ledger.wrong, ...guard.admitted].slice(0, 20)) console.error(`S4: ${fault}`);
  return {
    id: 'S4',
    title: 'disk full, object store slow, connections exhausted',
    results: [...acceptable(verdict, ledger, guard), ...results],
    notes: [],
    plots: [
      {
        file: 'soak-shortages.svg',
        title: 'S4: writes acknowledged in each second, during shortages',
        lines: [
          {
            name: 'acknowledged',
            points: perSecond(
              ledger.acknowledged.map(({ at }) => at),
              startedAt,
              ended,
            ),
          },
          { name: 'without a response', points: perSecond(ledger.unanswered, startedAt, ended) },
        ],
        marks,
        unit: 'writes/s',
      },
    ],
  };
}
