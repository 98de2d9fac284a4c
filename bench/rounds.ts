/** 50,000 members of one city are told by one worker, while the api is read; and again with a worker that is killed twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { startRound } from '../apps/server/src/domains/notifications/rounds/start-round.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
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
/** What a page asks for when it is opened; a third of what the machine can answer alone, so that waiting tells of the round. */
const READS_A_SECOND = Number(process.env['BENCH_READS'] ?? 60);

const database = await createTestDatabase({ everyCity: true });
process.env['BENCH_DATABASE'] = database.name;
const config = configFor(database.name, { LOG_LEVEL: 'silent' });
const db: Db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 2, statementTimeoutMs: 300_000 }));
const crowd = await aCrowd(db, { count: MEMBERS, cityId: KYIV, premium: true });
await sql`VACUUM ANALYZE member, profile, member_subscription, member_settings`.execute(db);
process.env['BENCH_VIEWERS'] = crowd.slice(0, VIEWERS).join(',');
const api = startChild('rounds-server.ts');
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

async function begin(): Promise<string> {
  const { id: actorId } = await aMember(db, config);
  return transaction(db, (tx) =>
    startRound(tx, {
      kind: 'coming_to_your_city',
      actorId,
      about: { cityId: KYIV },
      audience: { type: 'city', cityId: KYIV, accountType: 'fetishist', premium: true },
    }),
  );
}

const roundOf = (id: string) =>
  db.selectFrom('notification_round').select(['told', 'done_at', 'begun_at']).where('id', '=', id).executeTakeFirstOrThrow();

async function until(id: string, isEnough: (round: Awaited<ReturnType<typeof roundOf>>) => boolean): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (isEnough(await roundOf(id))) return (performance.now() - began) / 1000;
    if (performance.now() - began > 240_000) throw new Error('the round does not end');
    await sleep(100);
  }
}

/** Of this round, for each member of the city. */
async function mustBeTold(id: string): Promise<void> {
  const { rows } = await sql<{ told: number; members: number }>`
    SELECT count(*)::integer AS told, count(DISTINCT member_id)::integer AS members FROM notification WHERE origin = ${id}`.execute(db);
  if (rows[0]?.told !== MEMBERS || rows[0].members !== MEMBERS) throw new Error(`told ${JSON.stringify(rows[0])}`);
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
  const first = await begin();
  const told = until(first, ({ done_at }) => done_at !== null);
  const during: number[] = [];
  do during.push(...(await readFor(5)));
  while ((await roundOf(first)).done_at === null);
  const seconds = await told;
  await mustBeTold(first);
  const slower = share(during, 0.95) / share(alone, 0.95);
  console.log(`${MEMBERS} members told in ${seconds.toFixed(1)} s, each once (load ${loadavg()[0]?.toFixed(1)})`);
  console.log(
    `the api at ${READS_A_SECOND} reads a second: p50 / p95 ${share(alone, 0.5).toFixed(1)} / ${share(alone, 0.95).toFixed(1)} ms alone, ` +
      `${share(during, 0.5).toFixed(1)} / ${share(during, 0.95).toFixed(1)} ms meanwhile: p95 ${slower.toFixed(2)} times; ${shedAlone} and ${shed - shedAlone} calls shed`,
  );

  const second = await begin();
  const stoppedAt: number[] = [];
  for (const least of [MEMBERS / 5, (MEMBERS * 3) / 5]) {
    await until(second, (round) => round.told >= least);
    await end(worker, 'SIGKILL');
    stoppedAt.push((await roundOf(second)).told);
    await freeJobs();
    worker = startWorker();
  }
  await until(second, ({ done_at }) => done_at !== null);
  await mustBeTold(second);
  console.log(`killed after ${stoppedAt.join(' and ')} were told: each was told once`);
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
