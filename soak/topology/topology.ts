import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../../apps/server/src/app/prepare-database.ts';
import { objectStore } from '../../apps/server/src/platform/storage/object-store.ts';
import { eventually } from '../../apps/server/src/testing/eventually.ts';
import { enginesBalancer, frontBalancer } from './balancers.ts';
import { query, isDoubled, nodes, removeDatabase, startDatabase, stopDatabase } from './database.ts';
import { stack, readConfig, sandbox } from './processes.ts';
import { FOLDER, folder, ports, ROOT } from './layout.ts';
import { forgetRedis, isRedisDoubled, redisNodes, startRedis, stopRedis } from './redis.ts';
import { forgetSecrets, makeCertificates } from './secrets.ts';
import { removeStore, startStore, stopStore } from './store.ts';

/** Brings up what is not running, from an empty folder or from what `down` left. */
export async function up(): Promise<void> {
  execFileSync(join(ROOT, 'deploy/topology/install'), { stdio: 'inherit' });
  for (const name of ['run', 'log', 'conf']) mkdirSync(folder(name), { recursive: true });
  execFileSync('chmod', ['755', FOLDER]);
  makeCertificates();
  await Promise.all([startDatabase(), startRedis(), startStore()]);
  enginesBalancer.start();
  await eventually(alwaysLeads, 20_000, 'the balancer of the engines');
  const config = readConfig();
  await prepareDatabase(config);
  for (const bucket of [config.S3_MEDIA_BUCKET, config.S3_DOCUMENTS_BUCKET, config.S3_AUDIT_BUCKET]) {
    const store = objectStore(config, bucket);
    await store.ensureBucket();
    store.close();
  }
  sandbox.start();
  for (const one of stack) one.daemon.start();
  frontBalancer.start();
  await allReady();
}

/** A balancer takes everybody for a leader until it has asked twice, and leads to each in turn: one answer is not enough. */
async function alwaysLeads(): Promise<boolean> {
  for (let time = 0; time < 4; time += 1) {
    const rows = await query<{ leads: boolean }>(ports.database, 'SELECT NOT pg_is_in_recovery() AS leads').catch(() => []);
    if (!rows[0]?.leads) return false;
  }
  return true;
}

const isReady = async (): Promise<boolean> => (await Promise.all(stack.map((one) => one.isReady()))).every(Boolean);

/** Every process of ours is ready, and the door answers. */
export async function allReady(withinMs = 120_000): Promise<void> {
  await eventually(isReady, withinMs, 'a house that is ready');
  const answers = () =>
    fetch(`http://127.0.0.1:${ports.loadBalancer}/api/interests`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(answers, withinMs, 'the door');
}

/** Both pairs are pairs again. */
export async function allDoubled(withinMs = 120_000): Promise<void> {
  await eventually(isDoubled, withinMs, 'a synchronous standby');
  await eventually(isRedisDoubled, withinMs, 'a Redis pair');
}

export async function down(): Promise<void> {
  await Promise.all([frontBalancer, sandbox, ...stack.map((one) => one.daemon)].map((one) => one.stop()));
  await enginesBalancer.stop();
  await Promise.all([stopDatabase(), stopRedis()]);
  stopStore();
}

/** Only what is down can be removed. */
export function remove(): void {
  removeDatabase();
  removeStore();
  forgetRedis();
  forgetSecrets();
  for (const name of ['log', 'conf', 'run']) rmSync(folder(name), { recursive: true, force: true });
}

export async function describe(): Promise<string[]> {
  const lines: string[] = [];
  for (const one of nodes) lines.push(`${one.name} ${await one.role()}${(await one.isSynchronous()) ? ', synchronous' : ''}`);
  for (const one of redisNodes) lines.push(`${one.name} ${one.daemon.pid() === null ? 'stopped' : 'runs'}`);
  for (const one of stack) lines.push(`${one.daemon.name} ${(await one.isReady()) ? 'ready' : 'not ready'}`);
  return lines;
}
