/** One event to thousands of sockets of one process: CPU per delivery and memory per socket, against bare ws in the same run. */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { sql } from 'kysely';
import { totalMembers } from '../packages/contract/src/notifications.ts';
import { openWorkerPlatform } from '../apps/server/src/app/platforms.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { configFor, createTestDatabase } from '../apps/server/test/support/databases.ts';
import { manyMembers } from '../apps/server/test/support/many-members.ts';
import { median, startChild, type Child } from './child.ts';

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 5000);
const EVENTS = 20;
const ITERATIONS = 3;
const MOST_RATIO = 2;

const database = await createTestDatabase({ everyCity: true });
process.env['BENCH_DATABASE'] = database.name;
process.env['BENCH_TEXT'] = `42${JSON.stringify([totalMembers.name, { total: 1200 }, '1794757600000-0'])}`;
const config = configFor(database.name);
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1, statementTimeoutMs: 120_000 }));
await manyMembers(db, { count: SOCKETS });
await sql`
  INSERT INTO device (id, member_id, slot, kind, browser, remembered, seed, signed_in_at, used_at)
  SELECT gen_random_uuid(), id, 1, 'desktop', 'bench', false, sha256(id::text::bytea), now(), now() FROM member`.execute(db);
await db.destroy();
const worker = await openWorkerPlatform(config);

type Kind = 'bare' | 'ours';

interface Setup {
  server: Child;
  clients: Child;
  bytes: number;
}

async function open(kind: Kind): Promise<Setup> {
  process.env['BENCH_KIND'] = kind;
  const server = startChild('sockets-server.ts');
  const { port } = await server.request<{ port: number }>();
  const memory = async () => (await server.request<{ bytes: number }>('memory')).bytes;
  const before = await memory();
  process.env['BENCH_PORT'] = String(port);
  const startedAt = performance.now();
  const clients = startChild('sockets-clients.ts');
  const { connected } = await clients.request<{ connected: number }>();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${kind}: ${connected} sockets opened in ${seconds.toFixed(1)} s`);
  return { server, clients, bytes: ((await memory()) - before) / connected };
}

/** CPU of the server for one delivery, in µs, once all clients have received everything. */
async function deliver(kind: Kind, { server, clients }: Setup): Promise<number> {
  const cpu = async () => (await server.request<{ micros: number }>('cpu')).micros;
  const { received: before } = await clients.request<{ received: number }>('received');
  const used = await cpu();
  for (let event = 1; event <= EVENTS; event += 1) {
    if (kind === 'bare') await server.request('broadcast');
    else worker.live.toEveryone(totalMembers, { total: 1200 });
    await waitForAll(clients, before + event * SOCKETS);
  }
  return ((await cpu()) - used) / (EVENTS * SOCKETS);
}

async function waitForAll(clients: Child, wanted: number): Promise<void> {
  const until = performance.now() + 20_000;
  for (;;) {
    const { received, closed } = await clients.request<{ received: number; closed: number }>('received');
    if (received === wanted && closed === 0) return;
    if (received > wanted || closed > 0 || performance.now() > until)
      throw new Error(`${received} of ${wanted} arrived, ${closed} sockets closed`);
    await sleep(20);
  }
}

const setups: Record<Kind, Setup> = { bare: await open('bare'), ours: await open('ours') };
const micros: Record<Kind, number[]> = { bare: [], ours: [] };
try {
  for (let iteration = 0; iteration <= ITERATIONS; iteration += 1) {
    for (const kind of ['bare', 'ours'] as const) {
      const used = await deliver(kind, setups[kind]);
      // The first iteration warms up the compiler.
      if (iteration > 0) micros[kind].push(used);
    }
  }
} finally {
  for (const { server, clients } of Object.values(setups)) {
    await clients.end();
    await server.end();
  }
  await worker.close();
  await database.drop();
}

const [bare, ours] = [median(micros.bare), median(micros.ours)];
const list = (kind: Kind) => micros[kind].map((one) => one.toFixed(1)).join(', ');
console.log(`${SOCKETS} sockets, ${EVENTS} events to all, ${ITERATIONS} rounds: none was lost (load ${loadavg()[0]?.toFixed(1)})`);
console.log(`CPU a delivery: bare ws ${list('bare')} µs, ours ${list('ours')} µs: ratio ${(ours / bare).toFixed(2)}`);
console.log(`memory a socket: bare ws ${(setups.bare.bytes / 1024).toFixed(1)} kB, ours ${(setups.ours.bytes / 1024).toFixed(1)} kB`);
if (ours / bare > MOST_RATIO) {
  console.error(`above ${MOST_RATIO} times bare ws`);
  process.exitCode = 1;
}
