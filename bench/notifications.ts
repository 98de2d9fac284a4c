/** What a member's notifications cost among ten million: time and CPU of the engine for each statement, WAL of reading all. */
import { loadavg } from 'node:os';
import pg from 'pg';
import { markAllRead, removeNotifications } from '../apps/server/src/domains/notifications/commands/change-marks.ts';
import { standingStatement } from '../apps/server/src/domains/notifications/queries/standing.ts';
import { pageStatements, readAllStatement, removeAllStatement } from '../apps/server/src/domains/notifications/queries/statements.ts';
import { notificationLimits } from '../packages/rules/src/notifications/limits.ts';
import { createDb, createPool, type Tx } from '../apps/server/src/platform/db/database.ts';
import type { Prepared } from '../apps/server/src/platform/db/prepared.ts';
import { listNotifications } from '../apps/server/src/domains/notifications/read-list.ts';
import { notificationsCalls } from '../packages/contract/src/notifications.ts';
import { member } from './notifications/generate.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import type { CallPlatform } from '../apps/server/src/platform/platform.ts';
import { configFor } from '../apps/server/src/testing/databases.ts';
import { startComparison } from './against-engine.ts';
import { median } from './child.ts';
import { measuredDb } from './explore/measured.ts';
import { benchUrl, DATABASE, ensureNotifications } from './notifications/generate.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 300_000);
const LOOKS = 500;
const MOST_MS = 5;
const MOST_WAL = 2000;
const VIEWERS = 120;
const LEAST_RATIO = 0.4;

await ensureNotifications(MEMBERS);
const client = new pg.Client(benchUrl());
let cpu = 0;
client.on('notice', ({ detail }) => {
  const [, user, system] = /([\d.]+) s user, ([\d.]+) s system/.exec(detail ?? '') ?? [];
  if (user && system) cpu += (Number(user) + Number(system)) * 1000;
});
await client.connect();
const { rows: counted } = await client.query<{ count: string; size: string }>(
  `SELECT count(*), pg_size_pretty(pg_total_relation_size('notification')) AS size FROM notification`,
);
console.log(`${counted[0]?.count} notifications of ${MEMBERS} members, ${counted[0]?.size} with indexes`);

/** Every second look is at one of the thirty who have most, the first of all among them. */
const placeOf = (look: number) => (look % 2 === 0 ? 1 + (look % 60) / 2 : 1 + ((look * 7919) % MEMBERS));
const { rows: members } = await client.query<{ id: string; last: string }>(
  `SELECT s.member_id AS id, s.last_number AS last
   FROM unnest($1::integer[]) WITH ORDINALITY AS w (n, o) JOIN notification_state s ON s.member_id = ${member('w.n')} ORDER BY o`,
  [Array.from({ length: LOOKS }, (_, look) => placeOf(look))],
);

interface Figures {
  p99: number;
}

const share = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
const told = (times: number[]) => [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(2)).join(' / ');

/** Twice without looking: plans, caches. Then time without the engine's own counting, then CPU with it. */
async function look(name: string, statement: Prepared, valuesOf: (member: { id: string; last: number }) => unknown[]): Promise<Figures> {
  const run = async () => {
    const elapsed: number[] = [];
    const used: number[] = [];
    for (const { id, last } of members) {
      cpu = 0;
      const began = performance.now();
      await client.query('BEGIN');
      await client.query({ ...statement, values: valuesOf({ id, last: Number(last) }) });
      elapsed.push(performance.now() - began);
      used.push(cpu);
      await client.query('ROLLBACK');
    }
    return { elapsed, used };
  };
  await run();
  const { elapsed } = await run();
  await client.query('SET client_min_messages = log; SET log_executor_stats = on');
  const { used } = await run();
  await client.query('RESET log_executor_stats; RESET client_min_messages');
  console.log(`${name}: p50 / p95 / p99 / most ${told(elapsed)} ms with the way there and back, ${told(used)} ms of engine CPU`);
  return { p99: share(used, 0.99) };
}

const { page } = notificationLimits;
const results = [
  await look('first page', pageStatements.all, ({ id }) => [id, null, page + 1, 0]),
  await look('deep page by its cursor', pageStatements.all, ({ id, last }) => [id, Math.max(1, Math.floor(last / 2)), page + 1, 0]),
  await look('page 90 by its counter', pageStatements.all, ({ id }) => [id, null, page + 1, 90 * page]),
  await look('unread page', pageStatements.unread, ({ id }) => [id, null, page + 1, 0]),
  await look('category', pageStatements.category, ({ id }) => [id, null, page + 1, 0, 'calendar']),
  await look('category, unread', pageStatements.categoryUnread, ({ id }) => [id, null, page + 1, 0, 'media']),
  await look('unread count', standingStatement, ({ id }) => [id, notificationLimits.unread]),
  await look('read all', readAllStatement, ({ id }) => [id, null]),
  await look('remove all', removeAllStatement, ({ id }) => [id, null]),
];

/** What the statements of this database have written to the log; other databases write to it too. */
async function walSoFar(): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `SELECT coalesce(sum(wal_bytes), 0) AS bytes FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return Number(rows[0]?.bytes);
}

const db = createDb(createPool({ url: benchUrl(), name: 'bench', size: 1 }));

/** Of the whole change, with the job that tells other tabs; taken back. The page was changed before: the first time after a checkpoint copies it. */
async function walOf(change: (tx: Tx, memberId: string) => Promise<void>): Promise<number> {
  const bytes: number[] = [];
  for (const { id } of members.filter(({ last }) => Number(last) > 20).slice(0, 60)) {
    const undo = new Error('taken back');
    const tried = db.transaction().execute(async (tx) => {
      await tx.updateTable('notification_state').set({ read_upto: '1', cleared_upto: '0' }).where('member_id', '=', id).execute();
      const before = await walSoFar();
      await change(tx, id);
      // The engine counts a statement when the next one takes its place.
      await tx.selectFrom('notification_state').select('member_id').where('member_id', '=', id).execute();
      bytes.push((await walSoFar()) - before);
      throw undo;
    });
    await tried.catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  }
  return median(bytes);
}

const wal = await walOf((tx, id) => markAllRead(tx, id, null));
const walOfRemoving = await walOf((tx, id) => removeNotifications(tx, id, null));
console.log(`WAL of reading all: ${wal} bytes, of removing all: ${walOfRemoving} bytes (load ${loadavg()[0]?.toFixed(1)})`);
await db.destroy();
await client.end();

/** The list as a member asks for it, with who they may see of those who did it, against the same statements. */
async function compareList(): Promise<number> {
  const viewers = [...new Set(members.map(({ id }) => id))].slice(0, VIEWERS);
  const measured = await measuredDb(benchUrl());
  const platform = { config: configFor(DATABASE), clock: systemClock, delivery: { fileOf: () => '', folderOf: () => '' } };
  const query = notificationsCalls.listNotifications.query.parse({});
  const looks = [];
  for (const viewer of viewers) {
    const standing = {
      state: 'active',
      accountType: 'fetishist',
      premium: false,
      verified: false,
      phoneVerified: false,
      staffRole: null,
      roleCounts: false,
    } as const;
    const caller = { memberId: viewer, deviceId: viewer, ...standing };
    const read = () => listNotifications(measured.db, { caller, query, locale: 'en' }, platform as unknown as CallPlatform);
    looks.push({ viewer, asked: {}, ran: (await measured.measure(read)).ran });
  }
  await measured.db.destroy();
  const comparison = await startComparison({ url: benchUrl(), database: DATABASE, path: '/api/notifications' }, viewers);
  const ratio = await comparison.compare(`a list of notifications, ${looks[0]?.ran.length} statements`, looks);
  await comparison.end();
  return ratio;
}
const ratio = await compareList();

if (results.some(({ p99 }) => !(p99 <= MOST_MS)) || !(wal <= MOST_WAL) || ratio < LEAST_RATIO) {
  console.error(`p99 above ${MOST_MS} ms of the engine, reading all writes more than ${MOST_WAL} bytes, or ratio below ${LEAST_RATIO}`);
  process.exitCode = 1;
}
