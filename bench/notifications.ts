/** The cost of a member's notifications among ten million: time and PostgreSQL CPU of each statement, WAL of marking all as read. */
import { loadavg } from 'node:os';
import pg from 'pg';
import { markAllRead, removeNotifications } from '../apps/server/src/domains/notifications/commands/mark-read.ts';
import { unreadStatePrepared } from '../apps/server/src/domains/notifications/queries/unread-state.ts';
import { pagePrepared, readAllPrepared, removeAllPrepared } from '../apps/server/src/domains/notifications/queries/prepared.ts';
import { notificationLimits } from '../packages/rules/src/notifications/limits.ts';
import { createDb, createPool, type Tx } from '../apps/server/src/platform/db/database.ts';
import type { PreparedStatement } from '../apps/server/src/platform/db/prepared.ts';
import { listNotifications } from '../apps/server/src/domains/notifications/list-notifications.ts';
import { notificationsRoutes } from '../packages/contract/src/notifications.ts';
import { member } from './notifications/generate.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import type { ApiPlatform } from '../apps/server/src/platform/platform.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import { startComparison } from './against-postgres.ts';
import { median } from './child.ts';
import { measuredDb } from './explore/measured-db.ts';
import { benchUrl, DATABASE, ensureNotifications } from './notifications/generate.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 300_000);
const SAMPLES = 500;
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

/** Every second sample is one of the thirty members with most notifications, the first of all among them. */
const memberNumberOf = (sample: number) => (sample % 2 === 0 ? 1 + (sample % 60) / 2 : 1 + ((sample * 7919) % MEMBERS));
const { rows: members } = await client.query<{ id: string; last: string }>(
  `SELECT s.member_id AS id, s.last_sequence AS last
   FROM unnest($1::integer[]) WITH ORDINALITY AS w (n, o) JOIN notification_state s ON s.member_id = ${member('w.n')} ORDER BY o`,
  [Array.from({ length: SAMPLES }, (_, sample) => memberNumberOf(sample))],
);

interface Percentiles {
  p99: number;
}

const share = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
const formatPercentiles = (times: number[]) => [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(2)).join(' / ');

/** Runs twice unmeasured for plans and caches, then measures time without PostgreSQL's statistics, then CPU with them. */
async function measureQuery(
  name: string,
  prepared: PreparedStatement,
  valuesOf: (member: { id: string; last: number }) => unknown[],
): Promise<Percentiles> {
  const run = async () => {
    const elapsed: number[] = [];
    const used: number[] = [];
    for (const { id, last } of members) {
      cpu = 0;
      const startedAt = performance.now();
      await client.query('BEGIN');
      await client.query({ ...prepared, values: valuesOf({ id, last: Number(last) }) });
      elapsed.push(performance.now() - startedAt);
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
  console.log(
    `${name}: p50 / p95 / p99 / most ${formatPercentiles(elapsed)} ms with the way there and back, ${formatPercentiles(used)} ms of engine CPU`,
  );
  return { p99: share(used, 0.99) };
}

const { page } = notificationLimits;
const results = [
  await measureQuery('first page', pagePrepared.all, ({ id }) => [id, null, page + 1, 0]),
  await measureQuery('deep page by its cursor', pagePrepared.all, ({ id, last }) => [id, Math.max(1, Math.floor(last / 2)), page + 1, 0]),
  await measureQuery('page 90 by its counter', pagePrepared.all, ({ id }) => [id, null, page + 1, 90 * page]),
  await measureQuery('unread page', pagePrepared.unread, ({ id }) => [id, null, page + 1, 0]),
  await measureQuery('category', pagePrepared.category, ({ id }) => [id, null, page + 1, 0, 'calendar']),
  await measureQuery('category, unread', pagePrepared.categoryUnread, ({ id }) => [id, null, page + 1, 0, 'media']),
  await measureQuery('unread count', unreadStatePrepared, ({ id }) => [id, notificationLimits.unread]),
  await measureQuery('read all', readAllPrepared, ({ id }) => [id, null]),
  await measureQuery('remove all', removeAllPrepared, ({ id }) => [id, null]),
];

/** WAL bytes of the statements of this database; other databases write to the same WAL. */
async function walSoFar(): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `SELECT coalesce(sum(wal_bytes), 0) AS bytes FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return Number(rows[0]?.bytes);
}

const db = createDb(createPool({ url: benchUrl(), name: 'bench', size: 1 }));

/** WAL of the whole change with the job for other tabs; rolled back. The page is changed before, because the first change after a checkpoint copies it. */
async function walOf(change: (tx: Tx, memberId: string) => Promise<void>): Promise<number> {
  const bytes: number[] = [];
  for (const { id } of members.filter(({ last }) => Number(last) > 20).slice(0, 60)) {
    const undo = new Error('rolled back');
    const tried = db.transaction().execute(async (tx) => {
      await tx
        .updateTable('notification_state')
        .set({ last_read_sequence: '1', last_cleared_sequence: '0' })
        .where('member_id', '=', id)
        .execute();
      const before = await walSoFar();
      await change(tx, id);
      // PostgreSQL counts a statement when the next one starts.
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

/** The list as a member requests it, with the visible actors, compared with its bare statements. */
async function compareList(): Promise<number> {
  const viewers = [...new Set(members.map(({ id }) => id))].slice(0, VIEWERS);
  const measured = await measuredDb(benchUrl());
  const platform = { config: configFor(DATABASE), clock: systemClock, delivery: { fileOf: () => '', folderOf: () => '' } };
  const query = notificationsRoutes.listNotifications.query.parse({});
  const recorded = [];
  for (const viewer of viewers) {
    const account = {
      state: 'active',
      accountType: 'fetishist',
      premium: false,
      verified: false,
      phoneVerified: false,
      staffRole: null,
      roleCounts: false,
    } as const;
    const caller = { memberId: viewer, deviceId: viewer, ...account };
    const read = () => listNotifications(measured.db, { caller, query, locale: 'en' }, platform as unknown as ApiPlatform);
    recorded.push({ viewer, query: {}, executed: (await measured.measure(read)).executed });
  }
  await measured.db.destroy();
  const comparison = await startComparison({ url: benchUrl(), database: DATABASE, path: '/api/notifications' }, viewers);
  const ratio = await comparison.compare(`a list of notifications, ${recorded[0]?.executed.length} statements`, recorded);
  await comparison.end();
  return ratio;
}
const ratio = await compareList();

if (results.some(({ p99 }) => !(p99 <= MOST_MS)) || !(wal <= MOST_WAL) || ratio < LEAST_RATIO) {
  console.error(`p99 above ${MOST_MS} ms of the engine, reading all writes more than ${MOST_WAL} bytes, or ratio below ${LEAST_RATIO}`);
  process.exitCode = 1;
}
