/** One worker notifies 50,000 members of a city of a trip, while the api is read; and of another, while the worker is killed twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { startFanOut } from '../apps/server/src/domains/calendar/fan-out/start-fan-out.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { anEntry } from '../apps/server/src/testing/calendar.ts';
import { aCrowd } from '../apps/server/src/testing/crowd.ts';
import { configFor, createTestDatabase } from '../apps/server/src/testing/databases.ts';
import { aMember } from '../apps/server/src/testing/members.ts';
import { end, spawnProcess } from '../apps/server/src/testing/processes.ts';
import { KYIV } from '../apps/server/src/testing/profiles.ts';
import { startChild } from './child.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 50_000);
const VIEWERS = 60;
const MOST_SECONDS = 60;
const MOST_SLOWER = 2;
/** What a page asks for when it is opened; a third of what the machine can answer alone, so that a longer wait is caused by the fan-out. */
const READS_A_SECOND = Number(process.env['BENCH_READS'] ?? 60);

const database = await createTestDatabase({ everyCity: true });
process.env['BENCH_DATABASE'] = database.name;
const config = configFor(database.name, { LOG_LEVEL: 'silent' });
const db: Db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 2, statementTimeoutMs: 300_000 }));
const crowd = await aCrowd(db, { count: MEMBERS, cityId: KYIV, premium: true });
await sql`VACUUM ANALYZE member, profile, member_subscription, member_settings`.execute(db);
process.env['BENCH_VIEWERS'] = crowd.slice(0, VIEWERS).join(',');
const api = startChild('fan-out-server.ts');
const { port, tokens } = await api.ask<{ port: number; tokens: string[] }>();

const requests = tokens.map((token) => ({ path: '/api/notifications', headers: { authorization: `Bearer ${token}` } }));

/** Answered 503: the machine could not keep up. */
let shed = 0;

/** In ms, of calls at a steady rate. */
function readFor(seconds: number): Promise<number[]> {
  const times: number[] = [];
  const url = `http://127.0.0.1:${port}`;
  return new Promise((resolve, reject) => {
    const load = autocannon({ url, connections: 8, overallRate: READS_A_SECOND, duration: seconds, requests }, (error: Error | null) =>
      error ? reject(error) : resolve(times),
    );
    load.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) times.push(ms);
      else shed += 1;
    });
  });
}

const share = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

async function start(): Promise<{ id: string; entryId: string }> {
  const traveller = await aMember(db, config, { accountType: 'confidant' });
  const entryId = await anEntry(db, traveller.id, { kind: 'travel', cityId: KYIV, audience: 'all' });
  const id = await transaction(db, (tx) => startFanOut(tx, 'coming_to_your_city', { id: entryId, owner_id: traveller.id }, systemClock));
  return { id, entryId };
}

const fanOutOf = (id: string) =>
  db.selectFrom('calendar_round').select(['told', 'done_at', 'begun_at']).where('id', '=', id).executeTakeFirstOrThrow();

async function until(id: string, isEnough: (fanOut: Awaited<ReturnType<typeof fanOutOf>>) => boolean): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (isEnough(await fanOutOf(id))) return (performance.now() - began) / 1000;
    if (performance.now() - began > 240_000) throw new Error('the fan-out does not end');
    await sleep(100);
  }
}

/** Fails unless each member of the city has exactly one notification of the trip. */
async function assertNotifiedOnce(entryId: string): Promise<void> {
  const { rows } = await sql<{ notifications: number; members: number }>`
    SELECT count(*)::integer AS notifications, count(DISTINCT member_id)::integer AS members FROM notification WHERE origin = ${entryId}`.execute(
    db,
  );
  if (rows[0]?.notifications !== MEMBERS || rows[0].members !== MEMBERS) throw new Error(`created ${JSON.stringify(rows[0])}`);
}

const startWorker = () => spawnProcess('main/worker.ts', config, { OPERATIONS_PORT: '0' });
/** What the heartbeat of the next worker does after half a minute. */
const freeJobs = () =>
  sql`SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`.execute(db);

let worker = startWorker();
let failed = false;
try {
  await readFor(5);
  shed = 0;
  const alone = await readFor(15);
  const shedAlone = shed;
  const first = await start();
  const finished = until(first.id, ({ done_at }) => done_at !== null);
  const during: number[] = [];
  do during.push(...(await readFor(5)));
  while ((await fanOutOf(first.id)).done_at === null);
  const seconds = await finished;
  await assertNotifiedOnce(first.entryId);
  const slower = share(during, 0.95) / share(alone, 0.95);
  console.log(`${MEMBERS} members notified in ${seconds.toFixed(1)} s, each once (load ${loadavg()[0]?.toFixed(1)})`);
  console.log(
    `the api at ${READS_A_SECOND} reads a second: p50 / p95 ${share(alone, 0.5).toFixed(1)} / ${share(alone, 0.95).toFixed(1)} ms alone, ` +
      `${share(during, 0.5).toFixed(1)} / ${share(during, 0.95).toFixed(1)} ms meanwhile: p95 ${slower.toFixed(2)} times; ${shedAlone} and ${shed - shedAlone} calls shed`,
  );

  const second = await start();
  const stoppedAt: number[] = [];
  for (const least of [MEMBERS / 5, (MEMBERS * 3) / 5]) {
    await until(second.id, ({ told }) => told >= least);
    await end(worker, 'SIGKILL');
    stoppedAt.push((await fanOutOf(second.id)).told);
    await freeJobs();
    worker = startWorker();
  }
  await until(second.id, ({ done_at }) => done_at !== null);
  await assertNotifiedOnce(second.entryId);
  console.log(`killed after ${stoppedAt.join(' and ')} were notified: each was notified once`);
  failed = seconds > MOST_SECONDS || slower > MOST_SLOWER;
} finally {
  await end(worker, 'SIGKILL');
  await api.end();
  await db.destroy();
  await database.drop();
}
if (failed) {
  console.error(`longer than ${MOST_SECONDS} s, or p95 more than ${MOST_SLOWER} times as long`);
  process.exitCode = 1;
}
