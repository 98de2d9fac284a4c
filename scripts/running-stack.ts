import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { databaseUrl, loadConfig, type Config } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { auditStore } from '../apps/server/src/platform/storage/object-store.ts';
import { createTestBucket } from '../apps/server/test/support/test-bucket.ts';
import { configFor, createTestDatabase } from '../apps/server/test/support/databases.ts';
import { eventually } from '../apps/server/test/support/eventually.ts';
import type { StoreSnapshot } from '../apps/server/test/support/store-dump.ts';
import { end, freePort, spawnProcess } from '../apps/server/test/support/processes.ts';
import { startLoadBalancer } from './load-balancer.ts';
import { seedPersonas } from './seed/run-seeds.ts';

export const ROOT = join(import.meta.dirname, '..');
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';

/** The headless shell is faster; the full browser has notifications. */
const BROWSER = ['chromium-headless-shell', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

const started = new Set<() => void>();

/** Stops everything that was started when this process receives a signal. */
for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const) {
  process.once(signal, () => {
    for (const stop of started) stop();
    process.exit(code);
  });
}

/** Does not block: the load balancer is in this process. */
export async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env }, detached: true });
  // The child leads its process group, so its own children stop too.
  const stop = () => void (child.pid && process.kill(-child.pid, 'SIGTERM'));
  started.add(stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  started.delete(stop);
  return code ?? 1;
}

function runOrExit(program: string, ...args: string[]): void {
  if (spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exit(1);
}

function prepare(): void {
  runOrExit('scripts/services', 'up');
  if (!existsSync(CHROMIUM) || !existsSync('/usr/bin/chromium')) {
    runOrExit('apt-get', 'update', '-q');
    runOrExit('apt-get', 'install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...BROWSER);
  }
}

/** WEB=built reuses the last build, which saves minutes on a busy machine. */
async function build(): Promise<void> {
  if (process.env['WEB'] === 'built') return;
  if ((await run('npm', ['run', '--silent', 'build', '-w', '@subrosa/web'])) !== 0) process.exit(1);
}

/**
 * Starts the whole system with the built web app and the personas, on a separate database, for as long as `work` runs.
 * With BASE_URL it uses the system there instead, and checks no stored data of it.
 */
export async function withRunningStack<Result>(
  work: (url: string, traces: StoreSnapshot | null) => Result | Promise<Result>,
): Promise<Result> {
  const running = process.env['BASE_URL'];
  if (running) return work(running, null);
  prepare();
  const built = build();
  const database = await createTestDatabase({ everyCity: true });
  const bucket = await createTestBucket(loadConfig({ ENVIRONMENT: 'test' }));
  const documentsBucket = await createTestBucket(loadConfig({ ENVIRONMENT: 'test' }), 'documents');
  const [own, api, realtime, gateway, documents, decoder, sandbox] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const url = `http://localhost:${own}`;
  const config = configFor(database.name, {
    API_PORT: String(api),
    REALTIME_PORT: String(realtime),
    GATEWAY_PORT: String(gateway),
    DOCUMENTS_PORT: String(documents),
    DECODER_URL: `http://127.0.0.1:${decoder}`,
    S3_MEDIA_BUCKET: bucket.name,
    S3_DOCUMENTS_BUCKET: documentsBucket.name,
    SMS_SANDBOX_URL: `http://127.0.0.1:${sandbox}`,
    BILLING_SANDBOX_URL: `http://127.0.0.1:${sandbox}`,
    HASH_LIST_URL: `http://127.0.0.1:${sandbox}/hash-list`,
    BREACHED_PASSWORDS_URL: `http://127.0.0.1:${sandbox}/breached-passwords`,
    YOTI_URL: `http://127.0.0.1:${sandbox}/yoti`,
    PUSH_HOSTS: `http://127.0.0.1:${sandbox}`,
    PUBLIC_URL: url,
    WEB_ROOT: join(ROOT, 'apps/web/dist'),
    LOG_LEVEL: 'info',
  });
  const audit = auditStore(config);
  await audit.ensureBucket();
  audit.close();
  await Promise.all([seed(config), built]);
  process.env['SANDBOX_URL'] = config.SMS_SANDBOX_URL;
  process.env['STACK_DATABASE_URL'] = databaseUrl(config, 'admin');
  process.env['STACK_DOCUMENTS_BUCKET'] = config.S3_DOCUMENTS_BUCKET;
  const logs = join(ROOT, '.artifacts/stack-logs');
  const start = (entry: string, overrides: Record<string, string> = {}) =>
    keepLog(spawnProcess(entry, config, overrides, 'pipe'), logs, entry);
  rmSync(logs, { recursive: true, force: true });
  const processes = [
    ...['main/api.ts', 'main/worker.ts', 'main/realtime.ts', 'main/gateway.ts', 'main/documents.ts', 'main/transparency.ts'].map((entry) =>
      start(entry),
    ),
    start('main/decoder.ts', { DECODER_PORT: String(decoder) }),
    start('../../sandbox/src/main.ts', {
      SANDBOX_PORT: String(sandbox),
      PUBLIC_URL: url,
      BILLING_WEBHOOK_URL: `http://127.0.0.1:${api}/api/billing/webhooks`,
    }),
  ];
  for (const child of processes) started.add(() => child.kill('SIGTERM'));
  const loadBalancer = await startLoadBalancer({ api, realtime, gateway, documents, own });
  try {
    await eventually(async () => (await fetch(`${url}/api/config`).catch(() => null))?.ok, 180_000, 'the api');
    return await work(url, { databaseUrl: databaseUrl(config, 'admin'), bucket: bucket.name, logs });
  } finally {
    await loadBalancer.close();
    for (const child of processes) await end(child, 'SIGTERM');
    await database.drop();
    for (const one of [bucket, documentsBucket]) await one.drop();
  }
}

const ORDINARY = /^\{"level":(?:"?(?:trace|debug|info)"?|[123]0),/;

/** Writes the whole log to a file, and prints only unusual lines. */
function keepLog(child: ChildProcess, folder: string, entry: string): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, `${entry.replaceAll(/[./]+/g, '-')}.log`));
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      if (!ORDINARY.test(line)) console.log(line);
    });
  }
  return child;
}

async function seed(config: Config): Promise<void> {
  const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'subrosa seed', size: 1 }));
  try {
    await seedPersonas(db, config);
  } finally {
    await db.destroy();
  }
}
