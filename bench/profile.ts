/** A profile page among a million members: database time of its one statement, and CPU of the request compared with PostgreSQL alone. */
import pg from 'pg';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { findByUsername } from '../apps/server/src/domains/profiles/queries/prepared.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import { startComparison } from './against-postgres.ts';
import { median } from './child.ts';
import { DATABASE, ensureMembers, MILLION } from './members/generate.ts';

const PROFILES = 500;
/** Enough that no viewer reaches the daily limit of profiles. */
const VIEWERS = 100;
const REPEATS = 5;
const MOST_MILLISECONDS = 5;
const LEAST_RATIO = 0.3;

const database = (process.env['BENCH_DATABASE'] ??= DATABASE);
if (database === DATABASE) await ensureMembers(MILLION);
const url = databaseUrl(configFor(database), 'admin');
const client = new pg.Client(url);
await client.connect();
const { rows: members } = await client.query<{ id: string; username: string }>(
  `SELECT id, username FROM made.person WHERE state = 'active' AND i % 1000 = 1 ORDER BY i LIMIT ${PROFILES + VIEWERS}`,
);
const viewers = members.splice(PROFILES).map(({ id }) => id);
const viewer = viewers[0];
if (!viewer) throw new Error('no members were generated');
const today = new Date().toISOString().slice(0, 10);

interface Plan {
  'Execution Time': number;
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

interface Measurement {
  username: string;
  ms: number;
  buffers: number;
}

/** The median of five measurements after a warm-up, with the cached plan of a prepared statement. */
async function measureProfile(username: string, by: string): Promise<Measurement> {
  const values = [username, by, today, 'en'].map((value) => pg.escapeLiteral(value));
  const times: number[] = [];
  let buffers = 0;
  for (let time = 0; time <= REPEATS; time += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE find_profile (${values.join(', ')})`,
    );
    const found = rows[0]?.['QUERY PLAN'][0];
    if (!found) throw new Error('no plan');
    if (time > 0) times.push(found['Execution Time']);
    buffers = found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'];
  }
  return { username, ms: median(times), buffers };
}

/** Measures the database time of every profile for one viewer; returns the longest. */
async function measureAll(who: string, by: string): Promise<number> {
  const measurements: Measurement[] = [];
  for (const { username } of members) measurements.push(await measureProfile(username, by));
  measurements.sort((a, b) => a.ms - b.ms);
  const share = (part: number) => measurements[Math.ceil(measurements.length * part) - 1]?.ms ?? Number.NaN;
  const buffers = measurements.map((one) => one.buffers);
  const slowest = measurements.slice(-3).map(({ username }) => username);
  console.log(
    `${measurements.length} profiles for ${who}: p50 ${share(0.5).toFixed(2)} ms, p99 ${share(0.99).toFixed(2)} ms, most ${share(1).toFixed(2)} ms ` +
      `of database time; buffers p50 ${median(buffers)}, most ${Math.max(...buffers)}; slowest: ${slowest.join(', ')}`,
  );
  return share(1);
}

await client.query(`PREPARE find_profile AS ${findByUsername.text}`);
// The members with most connections and blocks: their number must not make a page slower.
const { rows: known } = await client.query<{ id: string }>('SELECT blocked_id AS id FROM block GROUP BY 1 ORDER BY count(*) DESC LIMIT 1');
const longest = Math.max(await measureAll('a member', viewer), await measureAll('the most blocked member', known[0]?.id ?? ''));

// A block causes a 404, so each profile is read by a member who may view it.
const recorded: { viewer: string; path: string; query: Record<string, string>; executed: pg.QueryConfig[] }[] = [];
for (const [index, { username }] of members.entries()) {
  const by = viewers[index % viewers.length] ?? viewer;
  const executed = { ...findByUsername, values: [username.toLowerCase(), by, today, 'en'] };
  const { rowCount } = await client.query(executed);
  if (rowCount === 1) recorded.push({ viewer: by, path: `/api/user-details/username/${username}`, query: {}, executed: [executed] });
}
const comparison = await startComparison({ url, database }, viewers);
const ratio = await comparison.compare('a profile', recorded);
await comparison.end();
await client.end();
if (longest > MOST_MILLISECONDS || ratio < LEAST_RATIO) {
  console.error(`more than ${MOST_MILLISECONDS} ms of database time, or ratio below ${LEAST_RATIO}`);
  process.exitCode = 1;
}
