import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { acceptable, perSecond, size, type Outcome, type TestEnvironment } from '../environment.ts';
import { leader } from '../topology/database.ts';
import { appProcessesOf } from '../topology/processes.ts';
import { isLeader, redisNodes } from '../topology/redis.ts';
import { killStore, startStore } from '../topology/store.ts';
import { waitUntilReplicated, waitUntilReady } from '../topology/topology.ts';

/** The time that a process supervisor takes to restart a process. */
const RESTART_AFTER_MS = 1000;
const CALM_MS = 3000;
const MAX_GAP_S = 30;

interface Part {
  name: string;
  /** Kills the part, and returns how to restart it; Patroni restarts PostgreSQL. */
  kill(iteration: number): Promise<() => Promise<void> | void>;
}

function aProcess(kind: 'api' | 'worker' | 'decoder'): Part {
  return {
    name: kind,
    kill: async (iteration) => {
      const some = appProcessesOf(kind);
      const one = some[iteration % some.length];
      await one?.daemon.stop('SIGKILL');
      return () => one?.daemon.start();
    },
  };
}

const parts: readonly Part[] = [
  aProcess('api'),
  aProcess('worker'),
  aProcess('decoder'),
  {
    name: 'PostgreSQL',
    kill: async () => {
      const leading = await eventually(leader, 30_000, 'a leader');
      const pid = leading.postmaster();
      if (pid !== null) process.kill(pid, 'SIGKILL');
      return () => undefined;
    },
  },
  {
    name: 'Redis',
    kill: async () => {
      const leading = redisNodes.find(isLeader);
      await leading?.daemon.stop('SIGKILL');
      return async () => {
        // A Redis asks for the leader at its start, so there must be one.
        await eventually(async () => redisNodes.some(isLeader), 30_000, 'a Redis that leads');
        leading?.daemon.start();
      };
    },
  },
  {
    name: 'object store',
    kill: async () => {
      killStore();
      return startStore;
    },
  },
];

/** S1: all parts are killed in turn while members write. */
export async function kills({ ledger, testMembers, guard, gap, audit }: TestEnvironment): Promise<Outcome> {
  testMembers.start();
  await sleep(CALM_MS);
  const startedAt = ledger.now();
  const marks: { at: number; text: string }[] = [];
  const notes = ['| iteration | killed | longest pause of any kind of write | attempts without a response |', '|---|---|---|---|'];
  let longest = 0;
  for (let iteration = 1; iteration <= size.kills; iteration += 1) {
    for (const { name, kill } of parts) {
      const from = ledger.now();
      const missed = ledger.unanswered.length;
      marks.push({ at: (from - startedAt) / 1000, text: name });
      const bringBack = await kill(iteration);
      await sleep(RESTART_AFTER_MS);
      await bringBack();
      await waitUntilReady();
      await waitUntilReplicated();
      await sleep(CALM_MS);
      const pause = gap(from, ledger.now());
      longest = Math.max(longest, pause);
      notes.push(`| ${iteration} | ${name} | ${pause.toFixed(1)} s | ${ledger.unanswered.length - missed} |`);
      console.log(`S1 ${iteration}. ${name}: pause ${pause.toFixed(1)} s, ${ledger.acknowledged.length} acknowledged so far`);
    }
  }
  const ended = ledger.now();
  const verdict = await audit();
  for (const fault of [...verdict.lost, ...verdict.doubled, ...ledger.wrong].slice(0, 20)) console.error(`S1: ${fault}`);
  const plot = {
    file: 'soak-kills.svg',
    title: 'S1: writes acknowledged in each second, while each part is killed in turn',
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
  };
  return {
    id: 'S1',
    title: `kill -9 of api, worker, decoder, PostgreSQL, Redis and object store, ${size.kills} times each`,
    results: [
      ...acceptable(verdict, ledger, guard),
      {
        what: 'longest pause of any kind of write',
        measured: `${longest.toFixed(1)} s`,
        limit: `≤ ${MAX_GAP_S} s`,
        ok: longest <= MAX_GAP_S,
      },
    ],
    notes,
    plots: [plot],
  };
}
