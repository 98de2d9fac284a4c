/** PostgreSQL CPU for a month of a member with 3,000 connections, and for a trip to a city with 50,000 recipients, among a million members. */
import { loadavg } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { openWorkerPlatform } from '../apps/server/src/app/platforms.ts';
import { listRange } from '../apps/server/src/domains/calendar/list-range.ts';
import { startFanOut } from '../apps/server/src/domains/calendar/fan-out/start-fan-out.ts';
import { notifyBatch } from '../apps/server/src/domains/calendar/fan-out/notify-batch.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { anEntry } from '../apps/server/test/support/calendar.ts';
import { configFor, createTestDatabase } from '../apps/server/test/support/databases.ts';
import { KYIV } from '../apps/server/test/support/profiles.ts';
import { fill, idOf, TRAVELLER, VIEWER } from './calendar/generate.ts';

const size = {
  members: Number(process.env['BENCH_MEMBERS'] ?? 1_000_000),
  residents: Number(process.env['BENCH_RESIDENTS'] ?? 50_000),
  connections: 3000,
};
const REPEATS = 40;
const MOST_MONTH_MS = 30;
const MOST_BATCH_MS = 50;

const share = (times: readonly number[], part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
const formatPercentiles = (times: readonly number[]) => [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(1)).join(' / ');

const database = await createTestDatabase();
const config = configFor(database.name, { LOG_LEVEL: 'silent' });
/** The CPU time that PostgreSQL reports for a statement, from parsing to its end. */
let cpu = 0;
const count = (client: pg.Client | pg.PoolClient) =>
  client.on('notice', ({ detail }) => {
    const [, user, system] = /([\d.]+) s user, ([\d.]+) s system/.exec(detail ?? '') ?? [];
    if (user && system) cpu += (Number(user) + Number(system)) * 1000;
  });

await fill(config, size);
const admin = new pg.Client({ connectionString: databaseUrl(config, 'admin') });
await admin.connect();
for (const role of ['subrosa_api', 'subrosa_worker']) {
  for (const setting of ['log_statement_stats = on', 'client_min_messages = log']) {
    await admin.query(`ALTER ROLE ${role} IN DATABASE ${database.name} SET ${setting}`);
  }
}
const [viewerId, travellerId] = [await idOf(admin, VIEWER), await idOf(admin, TRAVELLER)];

async function measureMonths(): Promise<number[]> {
  const pool = createPool({ url: databaseUrl(config, 'api'), name: 'bench', size: 1, statementTimeoutMs: 60_000 }).on('connect', count);
  const db = createDb(pool);
  const principal = { memberId: viewerId, accountType: 'confidant', premium: true, verified: false, phoneVerified: false, state: 'active' };
  const caller = { ...principal, staffRole: null } as unknown as Parameters<typeof listRange>[1]['caller'];
  const used: number[] = [];
  let [entries, more] = [0, false];
  for (let repeat = -5; repeat < REPEATS; repeat += 1) {
    const month = String(1 + (Math.abs(repeat) % 4)).padStart(2, '0');
    const query = { from: `01${month}2027`, to: `28${month}2027`, mine: true };
    cpu = 0;
    const range = await listRange(db, { caller, query, locale: 'en' }, new Date());
    if (repeat >= 0) used.push(cpu);
    [entries, more] = [range.entries.length, range.more];
  }
  await db.destroy();
  console.log(
    `month of a member with ${size.connections} connections, ${entries} entries${more ? ' and more' : ''}: p50 / p95 / p99 / most ${formatPercentiles(used)} ms of engine CPU`,
  );
  return used;
}

async function measureFanOut(): Promise<number[]> {
  const worker = await openWorkerPlatform(config);
  worker.pool.on('connect', count);
  const entryId = await anEntry(worker.db, travellerId, { kind: 'travel', cityId: KYIV, audience: 'all' });
  const fanOutId = await transaction(worker.db, (tx) =>
    startFanOut(tx, 'coming_to_your_city', { id: entryId, owner_id: travellerId }, worker.clock),
  );
  const used: number[] = [];
  const startedAt = performance.now();
  for (let goesOn = true; goesOn;) {
    cpu = 0;
    goesOn = await notifyBatch(fanOutId, worker);
    used.push(cpu);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const { rows } = await sql<{ alerts: number; notifications: number; members: number }>`
    SELECT (SELECT count(*)::integer FROM arrival_alert WHERE entry_id = ${entryId}) AS alerts, count(*)::integer AS notifications,
      count(DISTINCT member_id)::integer AS members FROM notification WHERE source_id = ${entryId}`.execute(worker.db);
  await worker.close();
  const [found] = rows;
  if (found?.alerts !== size.residents || found.notifications !== size.residents || found.members !== size.residents)
    throw new Error(`notified ${JSON.stringify(found)}`);
  console.log(
    `${size.residents} of ${size.members} members notified in ${seconds.toFixed(1)} s and ${used.length} batches, each once: p50 / p95 / p99 / most ${formatPercentiles(used)} ms of PostgreSQL CPU per batch`,
  );
  return used;
}

try {
  const [months, batches] = [await measureMonths(), await measureFanOut()];
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  if (share(months, 0.95) > MOST_MONTH_MS || share(batches, 0.99) > MOST_BATCH_MS) {
    console.error(`more than ${MOST_MONTH_MS} ms a month, or ${MOST_BATCH_MS} ms a batch`);
    process.exitCode = 1;
  }
} finally {
  await admin.end();
  await database.drop();
}
