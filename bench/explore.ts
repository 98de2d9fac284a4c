/** Search among a million members: PostgreSQL CPU for a mix of all filters, and CPU of the request compared with PostgreSQL alone. */
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { exploreRoutes } from '../packages/contract/src/explore.ts';
import { searchMembers } from '../apps/server/src/domains/explore/search/search-members.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import type { Caller } from '../apps/server/src/platform/http/caller.ts';
import type { ApiPlatform } from '../apps/server/src/platform/platform.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import { startComparison } from './against-postgres.ts';
import { drawWorkload, drawMembers, type SampledSearch } from './explore/workload.ts';
import { measuredDb, type ExecutedQuery } from './explore/measured-db.ts';
import { DATABASE, ensureMembers, MILLION } from './members/generate.ts';

const QUERIES = 500;
const VIEWERS = 120;
const MOST_MS = { plain: 25, text: 40 };
const LEAST_RATIO = 0.65;

const database = (process.env['BENCH_DATABASE'] ??= DATABASE);
if (database === DATABASE) await ensureMembers(MILLION);
const config = configFor(database);
const url = databaseUrl(config, 'admin');
const client = new pg.Client(url);
await client.connect();
const { viewers, names } = await drawMembers(client, VIEWERS);
const seed = Number(process.env['BENCH_SEED'] ?? randomInt(1_000_000));
const workload = drawWorkload(QUERIES, viewers, names, seed);
console.log(`${workload.length} searches by ${viewers.length} members, seed ${seed} (BENCH_SEED=${seed} draws the same)`);

const { db, measure } = await measuredDb(url);
const platform = { config, clock: systemClock, delivery: { fileOf: () => '', folderOf: () => '' } } as unknown as ApiPlatform;

function search({ viewer, query }: SampledSearch) {
  const caller: Caller = {
    memberId: viewer,
    deviceId: viewer,
    state: 'active',
    accountType: 'fetishist',
    premium: true,
    verified: false,
    phoneVerified: false,
    staffRole: null,
    roleCounts: false,
  };
  return searchMembers(db, { caller, query: exploreRoutes.searchMembers.query.parse(query), locale: 'en' }, platform);
}

interface Measurement extends SampledSearch {
  ms: number;
  executed: ExecutedQuery[];
}

async function measureAll(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const request of workload) measurements.push({ ...request, ...(await measure(() => search(request))) });
  return measurements;
}

// The first iterations plan the statements and fill the caches.
for (let iteration = 0; iteration < 2; iteration += 1) await measureAll();
const iterations = [await measureAll(), await measureAll(), await measureAll()];
const measurements = workload.map(
  (_, index) => iterations.map((iteration) => iteration[index] as Measurement).toSorted((a, b) => a.ms - b.ms)[1] as Measurement,
);

/** PostgreSQL CPU; the median of three measurements each. */
function report(who: string, some: readonly Measurement[]): number {
  const times = some.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const share = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
  const percentiles = [0.5, 0.95, 0.99, 1].map((part) => share(part).toFixed(1)).join(' / ');
  const queriesPerRequest = some.reduce((sum, { executed }) => sum + executed.length, 0) / some.length;
  console.log(
    `${some.length} ${who}: p50 / p95 / p99 / most ${percentiles} ms of engine CPU, ${queriesPerRequest.toFixed(2)} statements each`,
  );
  return share(0.99);
}

const plain = report(
  'without text',
  measurements.filter(({ query }) => !query['search']),
);
const text = report(
  'with text',
  measurements.filter(({ query }) => query['search']),
);
console.log('the longest:');
for (const { ms, query, executed } of measurements.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) {
  console.log(
    `  ${ms.toFixed(1)} ms ${new URLSearchParams(query)} by ${executed.map(({ name }) => name.replace('explore.', '')).join(' + ')}`,
  );
}

const comparison = await startComparison({ url, database, path: '/api/explorer/search' }, viewers);
const first = measurements.filter(({ executed }) => executed.length === 1 && executed[0]?.name.includes('.lazy.nameless'));
const ratio = await comparison.compare('the mix', measurements);
await comparison.compare('pages that are read in order', first);
await comparison.end();
await client.end();
await db.destroy();
if (plain > MOST_MS.plain || text > MOST_MS.text || ratio < LEAST_RATIO) {
  console.error(`p99 above ${MOST_MS.plain} ms without or ${MOST_MS.text} ms with text, or ratio below ${LEAST_RATIO}`);
  process.exitCode = 1;
}
