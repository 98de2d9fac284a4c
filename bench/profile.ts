/** A profile page at a million members: database time of its one statement, and CPU of the call against the bare engine. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { findById, findByUsername } from '../apps/server/src/domains/profiles/queries/statement.ts';
import { startChild } from './child.ts';
import { benchConfig, generateMembers, MILLION } from './members/generate.ts';
import { postgresMicros } from './postgres-cpu.ts';

const PROFILES = 500;
const ROUNDS = 3;
const SECONDS = 5;
const MOST_MILLISECONDS = 5;
const TODAY = '2026-11-15';

await generateMembers(MILLION);
const config = benchConfig();
const pool = new pg.Pool({ connectionString: databaseUrl(config, 'admin'), max: 1 });
const { rows: people } = await pool.query<{ id: string; username: string }>(
  `SELECT id, username FROM made.person WHERE state = 'active' AND i % ${MILLION / PROFILES / 2} = 1 LIMIT ${PROFILES + 1}`,
);
const viewer = people.pop();
if (!viewer) throw new Error('nobody was made');

interface Plan {
  'Execution Time': number;
  'Planning Time': number;
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

/** Warm: the second of two looks. */
async function databaseTime(username: string): Promise<{ ms: number; buffers: number }> {
  const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${findByUsername.text}`;
  let found: Plan | undefined;
  for (let look = 0; look < 2; look += 1) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [Plan] }>({
      name: 'explain',
      text: explain,
      values: [username, viewer?.id, TODAY, 'en'],
    });
    found = rows[0]?.['QUERY PLAN'][0];
  }
  if (!found) throw new Error('no plan');
  return { ms: found['Execution Time'], buffers: found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'] };
}

const looks: { ms: number; buffers: number }[] = [];
for (const { username } of people) looks.push(await databaseTime(username));
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const times = looks.map(({ ms }) => ms);
const buffers = looks.map((look) => look.buffers);
console.log(
  `${looks.length} profiles: p50 ${at(times, 0.5).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(2)} ms, most ${at(times, 1).toFixed(2)} ms ` +
    `of database time; buffers p50 ${at(buffers, 0.5)}, most ${at(buffers, 1)}`,
);

/** CPU of PostgreSQL alone, for the same statement, prepared, of random members. */
function bare(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const script = join(folder, 'profile.sql');
  const text = findById.text.replaceAll('$1::uuid', `made.id('member', :i)`).replaceAll('$2', `'${viewer?.id}'::uuid`);
  writeFileSync(
    script,
    `\\set i random(1, ${MILLION})\n${text.replaceAll('$3', `'${TODAY}'`).replaceAll('$4', `'en'`).replaceAll('\n', ' ')};\n`,
  );
  const before = postgresMicros();
  const pgbench = ['/usr/lib/postgresql/15/bin/pgbench', '-n', '-M', 'prepared', '-c', '4', '-T', String(SECONDS), '-f', script];
  const { stdout, stderr } = spawnSync(pgbench[0] ?? '', [...pgbench.slice(1), databaseUrl(config, 'admin')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const count = Number(/processed: (\d+)/.exec(stdout)?.[1]);
  if (!count) throw new Error(stderr);
  return (postgresMicros() - before) / count;
}

process.env['BENCH_VIEWER'] = viewer.id;
const server = startChild('profile-server.ts');
const { port, token } = await server.ask<{ port: number; token: string }>();

async function ours(): Promise<{ node: number; postgres: number }> {
  const cpu = async () => (await server.ask<{ micros: number }>('cpu')).micros;
  const [node, postgres] = [await cpu(), postgresMicros()];
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 4,
    duration: SECONDS,
    requests: people.map(({ username }) => ({
      path: `/api/user-details/username/${username}`,
      headers: { authorization: `Bearer ${token}` },
    })),
  });
  if (errors > 0 || non2xx > requests.total * 0.01) throw new Error(`${non2xx} of ${requests.total} were refused`);
  return { node: ((await cpu()) - node) / requests.total, postgres: (postgresMicros() - postgres) / requests.total };
}

const rounds: string[] = [];
const ratios: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const engine = bare();
  const { node, postgres } = await ours();
  if (round === 0) continue; // warms up the compiler
  ratios.push((node + postgres) / engine);
  rounds.push(`bare ${engine.toFixed(0)} µs, ours ${postgres.toFixed(0)} + ${node.toFixed(0)} µs`);
}
await server.end();
await pool.end();
console.log(`CPU a request: ${rounds.join('; ')}: ratio ${at(ratios, 0.5).toFixed(2)}`);
if (at(times, 1) > MOST_MILLISECONDS) {
  console.error(`more than ${MOST_MILLISECONDS} ms of database time`);
  process.exitCode = 1;
}
