import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../../apps/server/src/app/prepare-database.ts';
import { objectStore } from '../../apps/server/src/platform/storage/object-store.ts';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { datastoresBalancer, appBalancer } from './balancers.ts';
import { query, isReplicated, nodes, removeDatabase, startDatabase, stopDatabase } from './database.ts';
import { stack, readConfig, sandbox } from './processes.ts';
import { FOLDER, folder, ports, ROOT } from './layout.ts';
import { removeRedis, isRedisReplicated, redisNodes, startRedis, stopRedis } from './redis.ts';
import { removeSecrets, createCertificates } from './secrets.ts';
import { removeStore, startStore, stopStore } from './store.ts';

/** Starts all parts that are not running, from an empty folder or from the state after `down`. */
export async function up(): Promise<void> {
  execFileSync(join(ROOT, 'deploy/topology/install'), { stdio: 'inherit' });
  for (const name of ['run', 'log', 'conf']) mkdirSync(folder(name), { recursive: true });
  execFileSync('chmod', ['755', FOLDER]);
  createCertificates();
  await Promise.all([startDatabase(), startRedis(), startStore()]);
  datastoresBalancer.start();
  await eventually(isLeaderStable, 20_000, 'the balancer of the datastores');
  const config = readConfig();
  await prepareDatabase(config);
  for (const bucket of [config.S3_MEDIA_BUCKET, config.S3_DOCUMENTS_BUCKET, config.S3_AUDIT_BUCKET]) {
    const store = objectStore(config, bucket);
    await store.ensureBucket();
    store.close();
  }
  sandbox.start();
  for (const one of stack) one.daemon.start();
  appBalancer.start();
  await waitUntilReady();
}

/** A balancer treats every node as a leader until its second check and uses each in turn, so one response is not enough. */
async function isLeaderStable(): Promise<boolean> {
  for (let time = 0; time < 4; time += 1) {
    const rows = await query<{ leads: boolean }>(ports.database, 'SELECT NOT pg_is_in_recovery() AS leads').catch(() => []);
    if (!rows[0]?.leads) return false;
  }
  return true;
}

const isReady = async (): Promise<boolean> => (await Promise.all(stack.map((one) => one.isReady()))).every(Boolean);

/** Waits until all processes of the app are ready, and the load balancer responds. */
export async function waitUntilReady(withinMs = 120_000): Promise<void> {
  await eventually(isReady, withinMs, 'all processes ready');
  const answers = () =>
    fetch(`http://127.0.0.1:${ports.loadBalancer}/api/interests`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(answers, withinMs, 'the load balancer');
}

/** Waits until both pairs are replicated again. */
export async function waitUntilReplicated(withinMs = 120_000): Promise<void> {
  await eventually(isReplicated, withinMs, 'a synchronous standby');
  await eventually(isRedisReplicated, withinMs, 'a Redis pair');
}

export async function down(): Promise<void> {
  await Promise.all([appBalancer, sandbox, ...stack.map((one) => one.daemon)].map((one) => one.stop()));
  await datastoresBalancer.stop();
  await Promise.all([stopDatabase(), stopRedis()]);
  stopStore();
}

/** Removes all data; everything must be stopped before. */
export function remove(): void {
  removeDatabase();
  removeStore();
  removeRedis();
  removeSecrets();
  for (const name of ['log', 'conf', 'run']) rmSync(folder(name), { recursive: true, force: true });
}

export async function describe(): Promise<string[]> {
  const lines: string[] = [];
  for (const one of nodes) lines.push(`${one.name} ${await one.role()}${(await one.isSynchronous()) ? ', synchronous' : ''}`);
  for (const one of redisNodes) lines.push(`${one.name} ${one.daemon.pid() === null ? 'stopped' : 'runs'}`);
  for (const one of stack) lines.push(`${one.daemon.name} ${(await one.isReady()) ? 'ready' : 'not ready'}`);
  return lines;
}
