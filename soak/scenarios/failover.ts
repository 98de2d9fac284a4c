import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { acceptable, perSecond, type Result, type Outcome, type TestEnvironment } from '../environment.ts';
import { query, leader, nodes, type DatabaseNode } from '../topology/database.ts';
import { waitUntilReplicated, waitUntilReady } from '../topology/topology.ts';

const MAX_GAP_S = 30;
const CALM_MS = 5000;
const ACKNOWLEDGES_WITHIN_MS = 5000;

/** Whether this PostgreSQL, queried directly, would still acknowledge a write. */
async function isAcknowledging(old: DatabaseNode): Promise<boolean> {
  const write = query(old.port, `INSERT INTO page_view (day, route, views) VALUES ('2000-01-01', '/fenced', 1)`, 'subrosa').then(
    () => true,
    () => false,
  );
  return Promise.race([write, sleep(ACKNOWLEDGES_WITHIN_MS, false)]);
}

const others = async (old: DatabaseNode) => {
  const leading = await leader();
  return leading && leading !== old ? leading : null;
};

interface Loss {
  name: string;
  start(old: DatabaseNode): void;
  restore(old: DatabaseNode): void;
}

const losses: readonly Loss[] = [
  {
    name: 'its machine is lost',
    start: (old) => {
      const pid = old.postmaster();
      old.patroni.signal('SIGKILL');
      if (pid !== null) process.kill(pid, 'SIGKILL');
    },
    restore: (old) => old.patroni.start(),
  },
  {
    // Patroni no longer controls it and it does not know the new leader, so two leaders would be possible.
    name: 'its Patroni is frozen while PostgreSQL runs',
    start: (old) => old.patroni.signal('SIGSTOP'),
    restore: (old) => old.patroni.signal('SIGCONT'),
  },
];

/** S2: the leading PostgreSQL is lost in two ways; its standby takes over, and the old leader must not acknowledge writes. */
export async function failover({ ledger, testMembers, guard, gap, audit }: TestEnvironment): Promise<Outcome> {
  testMembers.start();
  await sleep(CALM_MS);
  const startedAt = ledger.now();
  const results: Result[] = [];
  const marks: { at: number; text: string }[] = [];
  for (const { name, start: begin, restore: end } of losses) {
    const old = await eventually(leader, 30_000, 'a leader');
    const from = ledger.now();
    marks.push({ at: (from - startedAt) / 1000, text: name });
    begin(old);
    const next = await eventually(() => others(old), 60_000, 'another who leads');
    const promoted = (ledger.now() - from) / 1000;
    marks.push({ at: (ledger.now() - startedAt) / 1000, text: `${next.name} leads` });
    const stillWrites = await isAcknowledging(old);
    await waitUntilReady();
    await sleep(CALM_MS);
    const pause = gap(from, ledger.now());
    end(old);
    await waitUntilReplicated();
    const role = await old.role();
    console.log(`S2 ${name}: promoted after ${promoted.toFixed(1)} s, pause ${pause.toFixed(1)} s, the old one ${role}`);
    results.push(
      {
        what: `${name}: until members write again`,
        measured: `${pause.toFixed(1)} s (promoted after ${promoted.toFixed(1)} s)`,
        limit: `≤ ${MAX_GAP_S} s`,
        ok: pause <= MAX_GAP_S,
      },
      {
        what: `${name}: the old leader, queried directly, acknowledges`,
        measured: stillWrites ? 'yes' : 'nothing',
        limit: 'nothing',
        ok: !stillWrites,
      },
      { what: `${name}: the old leader, after its return`, measured: role, limit: 'follows', ok: role === 'follows' },
    );
  }
  await sleep(CALM_MS);
  const ended = ledger.now();
  const verdict = await audit();
  const fenced = await traces();
  for (const fault of [...verdict.lost, ...verdict.doubled, ...ledger.wrong].slice(0, 20)) console.error(`S2: ${fault}`);
  return {
    id: 'S2',
    title: 'the leading PostgreSQL is lost, and its synchronous standby promoted',
    results: [
      ...acceptable(verdict, ledger, guard),
      ...results,
      { what: 'writes of the old leader alone that exist now', measured: String(fenced), limit: '0', ok: fenced === 0 },
    ],
    notes: [],
    plots: [
      {
        file: 'soak-failover.svg',
        title: 'S2: writes acknowledged in each second, while the leader is lost twice',
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

  async function traces(): Promise<number> {
    let found = 0;
    for (const { port } of nodes) {
      const [row] = await query<{ count: number }>(port, `SELECT count(*)::int AS count FROM page_view WHERE route = '/fenced'`, 'subrosa');
      found += row?.count ?? 0;
    }
    return found;
  }
}
