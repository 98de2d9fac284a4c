/** A profile page at a million members: database time of its one statement, and CPU of the call against the bare engine. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { findByUsername } from '../apps/server/src/domains/profiles/queries/statement.ts';
import { median, startChild } from './child.ts';
import { benchConfig, DATABASE, ensureMembers, MILLION } from './members/generate.ts';
import { postgresMeter } from './postgres-cpu.ts';

const PROFILES = 500;
/** Enough that none reaches the profiles that one member may read in a day. */
const VIEWERS = 100;
const LOOKS = 5;
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 4;
const MOST_MILLISECONDS = 5;
const PGBENCH = '/usr/lib/postgresql/15/bin/pgbench';

await ensureMembers(MILLION);
const url = databaseUrl(benchConfig(), 'admin');
const client = new pg.Client(url);
await client.connect();
const { rows: people } = await client.query<{ id: string; username: string }>(
  `SELECT id, username FROM made.person WHERE state = 'active' AND i % 1000 = 1 ORDER BY i LIMIT ${PROFILES + VIEWERS}`,
);
const viewers = people.splice(PROFILES).map(({ id }) => id);
const viewer = viewers[0];
if (!viewer) throw new Error('nobody was made');
const today = new Date().toISOString().slice(0, 10);

interface Plan {
  'Execution Time': number;
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

interface Look {
  username: string;
  ms: number;
  buffers: number;
}

/** Warm: the middle of five looks after a first one, by the plan that a prepared statement settles on. */
async function look(username: string, by: string): Promise<Look> {
  const values = [username, by, today, 'en'].map((value) => pg.escapeLiteral(value));
  const times: number[] = [];
  let buffers = 0;
  for (let time = 0; time <= LOOKS; time += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE look (${values.join(', ')})`,
    );
    const found = rows[0]?.['QUERY PLAN'][0];
    if (!found) throw new Error('no plan');
    if (time > 0) times.push(found['Execution Time']);
    buffers = found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'];
  }
  return { username, ms: median(times), buffers };
}

/** Database time of every profile for one viewer; answers with the longest. */
async function lookAtAll(who: string, by: string): Promise<number> {
  const looks: Look[] = [];
  for (const { username } of people) looks.push(await look(username, by));
  looks.sort((a, b) => a.ms - b.ms);
  const share = (part: number) => looks[Math.ceil(looks.length * part) - 1]?.ms ?? Number.NaN;
  const buffers = looks.map((one) => one.buffers);
  const slowest = looks.slice(-3).map(({ username }) => username);
  console.log(
    `${looks.length} profiles for ${who}: p50 ${share(0.5).toFixed(2)} ms, p99 ${share(0.99).toFixed(2)} ms, most ${share(1).toFixed(2)} ms ` +
      `of database time; buffers p50 ${median(buffers)}, most ${Math.max(...buffers)}; slowest: ${slowest.join(', ')}`,
  );
  return share(1);
}

await client.query(`PREPARE look AS ${findByUsername.text}`);
// Whoever knows and has annoyed the most: no look may take longer for the number of others.
const { rows: known } = await client.query<{ id: string }>('SELECT blocked_id AS id FROM block GROUP BY 1 ORDER BY count(*) DESC LIMIT 1');
const longest = Math.max(await lookAtAll('a member', viewer), await lookAtAll('the most blocked member', known[0]?.id ?? ''));

const { rows: own } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
const postgres = postgresMeter(own[0]?.pid ?? 0, DATABASE);

/** CPU of PostgreSQL alone for the same statement, prepared, and the same profiles. */
async function bare(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const script = join(folder, 'profile.sql');
  const names = `('{${people.map(({ username }) => username.toLowerCase()).join(',')}}'::text[])[:i]`;
  const text = findByUsername.text
    .replaceAll('$1', names)
    .replaceAll('$2', ':viewer')
    .replaceAll('$3', ':today')
    .replaceAll('$4', ':locale');
  writeFileSync(script, `\\set i random(1, ${people.length})\n${text.replaceAll('\n', ' ')};\n`);
  const before = postgres.micros();
  const { stdout } = await promisify(execFile)(PGBENCH, [
    ...`-n -M prepared -c ${CONNECTIONS} -T ${SECONDS} -D viewer=${viewer} -D today=${today} -D locale=en -f ${script}`.split(' '),
    url,
  ]);
  const used = postgres.micros() - before;
  rmSync(folder, { recursive: true });
  const count = Number(/processed: (\d+)/.exec(stdout)?.[1]);
  if (!count) throw new Error(`pgbench: ${stdout}`);
  return used / count;
}

process.env['BENCH_VIEWERS'] = viewers.join(',');
const server = startChild('profile-server.ts');
const { port, tokens } = await server.ask<{ port: number; tokens: string[] }>();

async function ours(): Promise<{ node: number; engine: number }> {
  const cpu = async () => (await server.ask<{ micros: number }>('cpu')).micros;
  const [node, engine] = [await cpu(), postgres.micros()];
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: people.map(({ username }, index) => ({
      path: `/api/user-details/username/${username}`,
      headers: { authorization: `Bearer ${tokens[index % tokens.length]}` },
    })),
  });
  // A block between two of them is a 404.
  if (errors > 0 || non2xx > requests.total * 0.01) throw new Error(`${non2xx} of ${requests.total} were refused`);
  return { node: ((await cpu()) - node) / requests.total, engine: (postgres.micros() - engine) / requests.total };
}

const rounds: string[] = [];
const ratios: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const alone = await bare();
  const { node, engine } = await ours();
  if (round === 0) continue; // warms up the compiler
  ratios.push((node + engine) / alone);
  rounds.push(`bare ${alone.toFixed(0)} µs, ours ${engine.toFixed(0)} + ${node.toFixed(0)} µs`);
}
await server.end();
postgres.stop();
await client.end();
console.log(`CPU a request: ${rounds.join('; ')}: ratio ${median(ratios).toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`);
if (longest > MOST_MILLISECONDS) {
  console.error(`more than ${MOST_MILLISECONDS} ms of database time`);
  process.exitCode = 1;
}
