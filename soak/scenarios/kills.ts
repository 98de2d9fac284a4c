import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../apps/server/src/testing/eventually.ts';
import { acceptable, perSecond, size, type Outcome, type TestEnvironment } from '../environment.ts';
import { leader } from '../topology/database.ts';
import { appProcessesOf } from '../topology/processes.ts';
import { leads, redisNodes } from '../topology/redis.ts';
import { killStore, startStore } from '../topology/store.ts';
import { allDoubled, allReady } from '../topology/topology.ts';

/** What whoever watches over processes takes to start one again. */
const RESTART_AFTER_MS = 1000;
const CALM_MS = 3000;
const LONGEST_GAP_S = 30;

interface Part {
  name: string;
  /** Kills it, and returns how it comes back; PostgreSQL is brought back by its Patroni. */
  kill(iteration: number): Promise<() => Promise<void> | void>;
}

function ourProcess(kind: 'api' | 'worker' | 'decoder'): Part {
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
  ourProcess('api'),
  ourProcess('worker'),
  ourProcess('decoder'),
  {
    name: 'PostgreSQL',
    kill: async () => {
      const leading = await eventually(leader, 30_000, 'somebody who leads');
      const pid = leading.postmaster();
      if (pid !== null) process.kill(pid, 'SIGKILL');
      return () => undefined;
    },
  },
  {
    name: 'Redis',
    kill: async () => {
      const leading = redisNodes.find(leads);
      await leading?.daemon.stop('SIGKILL');
      return async () => {
        // It asks who leads when it starts, so somebody must lead by then.
        await eventually(async () => redisNodes.some(leads), 30_000, 'a Redis that leads');
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

/** S1: everything is killed in turn while members act. */
export async function kills({ ledger, testMembers, guard, gap, audit }: TestEnvironment): Promise<Outcome> {
  testMembers.go();
  await sleep(CALM_MS);
  const began = ledger.now();
  const marks: { at: number; text: string }[] = [];
  const notes = ['| round | killed | longest pause of any kind of write | attempts without an answer |', '|---|---|---|---|'];
  let longest = 0;
  for (let iteration = 1; iteration <= size.kills; iteration += 1) {
    for (const { name, kill } of parts) {
      const from = ledger.now();
      const missed = ledger.unanswered.length;
      marks.push({ at: (from - began) / 1000, text: name });
      const bringBack = await kill(iteration);
      await sleep(RESTART_AFTER_MS);
      await bringBack();
      await allReady();
      await allDoubled();
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
          began,
          ended,
        ),
      },
      { name: 'without an answer', points: perSecond(ledger.unanswered, began, ended) },
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
        limit: `≤ ${LONGEST_GAP_S} s`,
        ok: longest <= LONGEST_GAP_S,
      },
    ],
    notes,
    plots: [plot],
  };
}
