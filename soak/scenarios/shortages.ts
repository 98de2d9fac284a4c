import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { sqlState } from '../../apps/server/src/platform/db/transaction.ts';
import { eventually } from '../../apps/server/src/testing/eventually.ts';
import { longestGap } from '../ledger/ledger.ts';
import { acceptable, perSecond, type Result, type Outcome, type TestEnvironment } from '../environment.ts';
import { leadStoreTo } from '../topology/balancers.ts';
import { query, leader } from '../topology/database.ts';
import { readConfig } from '../topology/processes.ts';
import { folder, ports } from '../topology/layout.ts';
import { laySlowWire } from '../topology/slow-wire.ts';
import { allDoubled, allReady } from '../topology/topology.ts';

const LASTS_MS = 15_000;
const SLOW_MS = 5000;
const RECOVERED_WITHIN_S = 30;
const CALM_MS = 3000;
/** Too little for a segment of the log; the file system needs some itself. */
const LEFT = 4 * 2 ** 20;
const TAKERS = 16;
const TOO_MANY = '53300';

interface Shortage {
  name: string;
  /** Returns how it ends. */
  begin(): Promise<() => Promise<void> | void>;
}

/** Files fill what is left; new segments of the log are asked for, so that it is noticed at once. */
async function fillDisk(): Promise<() => void> {
  const leading = await eventually(leader, 30_000, 'somebody who leads');
  const ballast = folder(leading.name, 'ballast');
  rmSync(ballast, { force: true });
  const free = Number(execFileSync('df', ['--output=avail', '-B1', folder(leading.name)], { encoding: 'utf8' }).split('\n')[1]);
  execFileSync('fallocate', ['-l', String(free - LEFT), ballast]);
  for (let segment = 0; segment < 40; segment += 1) {
    const moved = await query(leading.port, `SELECT pg_logical_emit_message(false, 'soak', repeat('x', 1000000)), pg_switch_wal()`).catch(
      () => null,
    );
    if (!moved) break;
  }
  return () => rmSync(ballast, { force: true });
}

async function slowStore(): Promise<() => Promise<void>> {
  const wire = await laySlowWire(ports.slowStore, ports.storeEngine, SLOW_MS);
  await leadStoreTo(ports.slowStore);
  return async () => {
    await leadStoreTo(ports.storeEngine);
    await wire.stop();
  };
}

/** Somebody else has every connection, and ours are cut. */
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
  const taking = Array.from({ length: TAKERS }, take);
  await eventually(async () => state.rejected > 0, 60_000, 'no connection left');
  // Whoever is quicker has the place of one that was cut: several times, and they are all ours.
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

/** By the places that are kept for a superuser. */
const cutOurs = () =>
  query(ports.database, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'subrosa %'`);

const shortages: readonly Shortage[] = [
  { name: 'object store 5 s slow', begin: slowStore },
  { name: 'connections exhausted', begin: exhaustPool },
  { name: 'disk of the leader full', begin: fillDisk },
];

/** S4: what runs short is waited for or refused, never done without. */
export async function shortage({ ledger, testMembers, guard, audit }: TestEnvironment): Promise<Outcome> {
  const files = new Set(testMembers.routines.filter(({ kind }) => kind === 'files').flatMap(({ calls }) => calls));
  testMembers.go();
  await sleep(CALM_MS);
  const began = ledger.now();
  const marks: { at: number; text: string }[] = [];
  const results: Result[] = [];
  for (const { name, begin } of shortages) {
    const from = ledger.now();
    marks.push({ at: (from - began) / 1000, text: name });
    const end = await begin();
    await sleep(LASTS_MS);
    await end();
    const over = ledger.now();
    marks.push({ at: (over - began) / 1000, text: 'over' });
    // Facts and files, each again: the first of its kind that was acknowledged since.
    const isBack = async () => {
      const since = ledger.acknowledged.filter(({ at }) => at > over);
      return since.some(({ call }) => files.has(call)) && since.some(({ call }) => !files.has(call));
    };
    await eventually(isBack, 120_000, `writes after ${name}`);
    await allReady();
    const recovered = (ledger.now() - over) / 1000;
    await allDoubled(300_000);
    const pause = longestGap(ledger, from, ledger.now(), (call) => !files.has(call)) / 1000;
    console.log(`S4 ${name}: recovered after ${recovered.toFixed(1)} s, pause of facts ${pause.toFixed(1)} s`);
    results.push({
      what: `${name}: until everything is written again, after it is over`,
      measured: `${recovered.toFixed(1)} s (longest pause of facts ${pause.toFixed(1)} s)`,
      limit: `≤ ${RECOVERED_WITHIN_S} s`,
      ok: recovered <= RECOVERED_WITHIN_S,
    });
  }
  const ended = ledger.now();
  const verdict = await audit();
  for (const fault of [...verdict.lost, ...verdict.doubled, ...ledger.wrong, ...guard.opened].slice(0, 20)) console.error(`S4: ${fault}`);
  return {
    id: 'S4',
    title: 'disk full, object store slow, connections exhausted',
    results: [...acceptable(verdict, ledger, guard), ...results],
    notes: [],
    plots: [
      {
        file: 'soak-shortages.svg',
        title: 'S4: writes acknowledged in each second, while something runs short',
        lines: [
          {
            name: 'acknowledged',
            points: perSecond(
              ledger.acknowledged.map(({ at }) => at),
              began,
              ended,
            ),
          },
          { name: 'without an answer', points: perSecond(ledger.unanswered, began, ended) },
        ],
        marks,
        unit: 'writes/s',
      },
    ],
  };
}
