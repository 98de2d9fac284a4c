/**
 * drill: installs deploy/one-machine from scratch with members, destroys and restores it, and measures the times.
 *
 *   npm run drill             builds images, starts, signs up members in a browser, publishes, sends messages, backs up, upgrades, rolls back,
 *                             destroys, restores, and checks all data again; writes docs/reports/drill.md
 *   npm run drill -- --keep   keeps the composition running at the end, and prints its URL
 *
 * Needs Debian 12, root, 8 GB of free memory and some 20 minutes on two cores. Without a running container runtime it starts one
 * (deploy/drill/runtime) in DRILL_RUNTIME (/var/tmp/rehearsal) and stops it at the end; images stay there. Everything listens on 127.0.0.1 or on
 * separate bridges. The drill aborts after DRILL_MINUTES (45).
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettingsFile } from '../deploy/one-machine/setup.ts';
import { isResponding, poll } from './drill/poll.ts';
import { formatReport, type DrillRun } from './drill/report.ts';

const { values: options } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const ROOT = join(import.meta.dirname, '..');
const ARTIFACTS = join(ROOT, '.artifacts/drill');
const FOLDER = join(ARTIFACTS, 'one-machine');
const RUNTIME = process.env['DRILL_RUNTIME'] ?? '/var/tmp/rehearsal';
const RUNS = join(ARTIFACTS, 'runs.json');
const DOMAIN = 'drill.test';
/** A separate project name, because another composition may run on the same machine. */
const PROJECT = 'subrosa-drill';
const PORT = 18_443;
const RELEASES = ['drill-1', 'drill-2'] as const;
const MINUTE = 60_000;
const DEADLINE = Date.now() + Number(process.env['DRILL_MINUTES'] ?? 45) * MINUTE;

const environment: Record<string, string | undefined> = { ...process.env };
const run: DrillRun = {
  at: new Date().toISOString(),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' }).trim(),
  passed: false,
  steps: {},
  measurements: {},
};

let current: ChildProcess | null = null;

/** Runs a command with its output in the log, and prints the output when it fails. */
function execute(
  command: string,
  args: readonly string[],
  { cwd = FOLDER, minutes = 15, env = {} }: { cwd?: string; minutes?: number; env?: Record<string, string> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const timeout = Math.max(1000, Math.min(minutes * MINUTE, DEADLINE - Date.now()));
    const child = spawn(command, args, { cwd, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    current = child;
    let [output, errors] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      current = null;
      writeFileSync(join(ARTIFACTS, 'log'), `\n$ ${command} ${args.join(' ')}\n${output}${errors}`, { flag: 'a' });
      if (code === 0) resolve(output);
      else
        reject(
          new Error(
            `${command} ${args.join(' ')} ended with ${signal ?? code}:\n${`${output}${errors}`.split('\n').slice(-40).join('\n')}`,
          ),
        );
    });
  });
}

const docker = (...args: string[]) => execute('docker', args, { cwd: ROOT });
const compose = (...args: string[]) => execute('docker', ['compose', ...args]);

async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await act();
  run.steps[name] = (performance.now() - startedAt) / 1000;
  console.log(`✓ ${name}: ${run.steps[name].toFixed(1)} s`);
  return result;
}

/** Uses a running container runtime or starts one; returns a function that stops it. */
async function prepareRuntime(): Promise<() => Promise<void>> {
  if (
    await docker('version').then(
      () => docker('compose', 'version'),
      () => null,
    )
  )
    return async () => undefined;
  const runtime = (verb: string) => execute(join(ROOT, 'deploy/drill/runtime'), [verb, RUNTIME], { cwd: ROOT });
  // A runtime that was already running is not stopped.
  const isOurs = !existsSync(join(RUNTIME, 'docker.pid'));
  await runtime('up');
  for (const [, name = '', value] of (await runtime('env')).matchAll(/(\w+)=(\S+)/g)) environment[name] = value;
  return async () => void (isOurs && (await runtime('down')));
}

/** Images under their public names: pulled, or built from Debian's archive when no registry is reachable. */
async function prepareImages(): Promise<void> {
  const bases: Record<string, string> = {
    node: 'node:24-bookworm-slim',
    postgis: 'postgis/postgis:15-3.5',
    valkey: 'valkey/valkey:8-bookworm',
    caddy: 'caddy:2.11-alpine',
    clamav: 'clamav/clamav:1.4',
    mail: 'maildev/maildev:3',
    store: 'dxflrs/garage:v2.4.1',
  };
  const missing: string[] = [];
  for (const [name, image] of Object.entries(bases)) if (!(await docker('image', 'inspect', image).catch(() => null))) missing.push(name);
  if (missing.length > 0) await execute(join(ROOT, 'deploy/drill/base-images/build'), missing, { cwd: ROOT, minutes: 20 });
  run.measurements['base images built'] = String(missing.length);
}

/** Builds the app of this tree, and a later release with one more table. */
async function buildProduct(): Promise<void> {
  const [first, second] = RELEASES;
  const env = { BASE: 'node:24-bookworm-slim', IMAGE: 'localhost/subrosa', RELEASE: first };
  for (const target of [[], ['sandbox']]) await execute(join(ROOT, 'deploy/image'), ['build', ...target], { cwd: ROOT, env });
  const next = join(ARTIFACTS, 'next');
  mkdirSync(next, { recursive: true });
  writeFileSync(
    join(next, 'migration.ts'),
    `import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql\`CREATE TABLE drill_mark (id int PRIMARY KEY)\`.execute(db);
  await sql\`COMMENT ON TABLE drill_mark IS 'reference: shows that a release brought its tables'\`.execute(db);
}
`,
  );
  writeFileSync(
    join(next, 'Dockerfile'),
    `FROM localhost/subrosa:${first}\nCOPY --chmod=0644 migration.ts apps/server/migrations/20991231T0000_reference_drill_mark.ts\n`,
  );
  await docker('buildx', 'build', '--quiet', '--tag', `localhost/subrosa:${second}`, next);
  await execute(
    'docker',
    [
      'buildx',
      'build',
      '--quiet',
      '--build-arg',
      'POSTGRES_IMAGE=postgis/postgis:15-3.5',
      '--file',
      'Dockerfile.backup',
      '--tag',
      'localhost/subrosa-backup',
      '.',
    ],
    {
      cwd: join(ROOT, 'deploy/one-machine'),
    },
  );
  const [bytes] = (await docker('image', 'inspect', '--format', '{{.Size}}', `localhost/subrosa:${first}`)).split('\n');
  run.measurements['app image'] = `${Math.round(Number(bytes) / 1e6)} MB`;
}

/** Settings and secrets that an operator gets from providers. */
async function setUp(): Promise<void> {
  // The volumes of a killed drill have other passwords.
  if (existsSync(join(FOLDER, '.env'))) await destroy();
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(join(ROOT, 'deploy/one-machine'), FOLDER, { recursive: true });
  cpSync(join(ROOT, 'deploy/drill/drill.yaml'), join(FOLDER, 'drill.yaml'));
  const env = { SUBROSA_IMAGE: 'localhost/subrosa', RELEASE: RELEASES[0] };
  await execute('./setup', [DOMAIN], { env });
  const file = join(FOLDER, '.env');
  const provided: Record<string, string> = {
    COMPOSE_FILE: `${readSettingsFile(readFileSync(file, 'utf8'))['COMPOSE_FILE']}:drill.yaml`,
    TLS: 'internal',
    HASH_LIST_URL: 'https://hash-list.internal:8443/hash-list',
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_FROM: '+16045550100',
    CCBILL_ACCOUNT: '900100',
    CCBILL_FLEX_ID: 'drill',
  };
  const lines = readFileSync(file, 'utf8').split('\n');
  const filled = lines.map((line) =>
    Object.entries(provided).reduce((text, [name, value]) => (text.startsWith(`${name}=`) ? `${name}=${value}` : text), line),
  );
  const more = [
    `COMPOSE_PROJECT_NAME=${PROJECT}`,
    'BIND=127.0.0.1',
    'HTTP_PORT=18090',
    `HTTPS_PORT=${PORT}`,
    `DRILL_RELEASE=${RELEASES[0]}`,
  ];
  const vault = ['VAULT_URL=https://vault.internal:8443/vault', 'VAULT_ROLE_ID=role-api', 'VAULT_DOCUMENTS_ROLE_ID=role-documents'];
  writeFileSync(file, [...filled, ...more, ...vault, ''].join('\n'));
  const given: Record<string, string> = {
    SMTP_URL: 'smtp://mail:1025',
    TWILIO_AUTH_TOKEN: 'drill-text-messages',
    CCBILL_SALT: 'drill-salt',
    CCBILL_DATALINK_USER: 'drill-datalink',
    CCBILL_DATALINK_PASSWORD: 'drill-datalink-password',
    VAULT_SECRET_ID: 'secret-api',
    VAULT_DOCUMENTS_SECRET_ID: 'secret-documents',
  };
  for (const [name, value] of Object.entries(given)) writeFileSync(join(FOLDER, 'secrets', name), value);
  // A second setup must keep the secrets of the first.
  const before = readFileSync(join(FOLDER, 'secrets/DATA_ENCRYPTION_SECRET'), 'utf8');
  await execute('./setup', [DOMAIN], { env });
  if (readFileSync(join(FOLDER, 'secrets/DATA_ENCRYPTION_SECRET'), 'utf8') !== before) throw new Error('setup changed a secret');
}

async function bringUp(): Promise<void> {
  await compose('up', '--detach', '--wait', '--wait-timeout', '600');
  if (!(await isResponding(DOMAIN, PORT))) throw new Error('the front does not answer');
}

/** Runs one of the two tests of e2e/one-machine.drill.ts. */
async function browse(half: '@before' | '@after'): Promise<void> {
  const ipOf = async (service: string) => {
    const id = (await compose('ps', '--quiet', service)).trim();
    return (await docker('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', id)).trim();
  };
  const env = {
    MAILDEV_URL: `http://${await ipOf('mail')}:1080`,
    DRILL_DOMAIN: DOMAIN,
    DRILL_PORT: String(PORT),
    DRILL_FOLDER: FOLDER,
    DRILL_STATE: join(ARTIFACTS, 'state.json'),
  };
  await execute('node', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/drill.config.ts', '--grep', half], {
    cwd: ROOT,
    env,
    minutes: 16,
  });
  if (half === '@before') {
    const { steps } = JSON.parse(readFileSync(env.DRILL_STATE, 'utf8')) as { steps: Record<string, number> };
    for (const [name, seconds] of Object.entries(steps)) run.steps[name] = seconds;
    const queried = await (await fetch(`http://${await ipOf('sandbox')}:13200/hash-list`)).text();
    const count = (queried.match(/[0-9a-f]{64}/g) ?? []).length;
    if (count === 0) throw new Error('the hash list received no request');
    run.measurements['pictures compared with the hash list'] = String(count);
  }
}

const COUNTED = ['member', 'message', 'media', 'moderation_case', 'second_factor', 'role_assignment', 'city'] as const;

async function countAll(): Promise<Record<string, number>> {
  const sql = COUNTED.map((table) => `SELECT '${table}', count(*) FROM ${table}`).join(' UNION ALL ');
  const lines = (await compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', 'subrosa', '-tAF', ' ', '-c', sql))
    .trim()
    .split('\n');
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}

async function expectRelease(release: string): Promise<void> {
  const images = await compose('ps', '--format', '{{.Service}} {{.Image}}');
  const others = images.split('\n').filter((line) => /subrosa:drill/.test(line) && !line.endsWith(`:${release}`));
  if (others.length > 0) throw new Error(`not of ${release}: ${others.join(', ')}`);
}

async function upgrade(): Promise<void> {
  const stop = poll(DOMAIN, PORT);
  try {
    await execute('./upgrade', [RELEASES[1]]);
  } finally {
    await stop();
  }
  const { calls, failed, longestPauseMs } = await stop();
  await expectRelease(RELEASES[1]);
  await compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', 'subrosa', '-c', 'SELECT FROM drill_mark');
  run.measurements['requests during the upgrade'] = `${calls}, ${failed} failed, longest pause ${(longestPauseMs / 1000).toFixed(1)} s`;
}

/** Backups contain neither identity documents nor secrets, and cannot be read without the password. */
async function inspectBackup(): Promise<void> {
  const listed = await compose('run', '--rm', '-T', '--entrypoint', 'restic', 'backup', 'ls', 'latest');
  if (!listed.includes('database.dump') || !listed.includes('subrosa-media')) throw new Error('the backup lacks the database or the files');
  if (/subrosa-documents|secrets|exports\//.test(listed)) throw new Error('the backup holds what it must not');
  const opened = await compose(
    'run',
    '--rm',
    '-T',
    '--env',
    'RESTIC_PASSWORD_FILE=/etc/hostname',
    '--entrypoint',
    'restic',
    'backup',
    'ls',
    'latest',
  ).catch(() => null);
  if (opened !== null) throw new Error('the backup opens without its password');
  const sizes = JSON.parse(
    await compose('run', '--rm', '-T', '--entrypoint', 'restic', 'backup', 'stats', '--mode', 'raw-data', '--json'),
  ) as { total_size: number };
  run.measurements['backup'] =
    `${(sizes.total_size / 1e6).toFixed(1)} MB, ${listed.split('\n').filter((line) => line.startsWith('/')).length} paths`;
}

/** Some requests failed while processes were replaced: the logs must not contain their URLs. */
async function expectNoUrls(): Promise<void> {
  const logs = await compose('logs', '--no-color', 'front');
  if (/\/(?:media|documents|api)\//.test(logs)) throw new Error('the front logs addresses');
}

/** Removes volumes, networks and containers; .env, secrets/ and backups/ stay, because an operator has copies of them. */
async function destroy(): Promise<void> {
  await compose('--profile', 'tools', 'down', '--volumes', '--remove-orphans', '--timeout', '60');
  const left = (await docker('volume', 'ls', '--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`)).trim();
  if (left !== '') throw new Error(`volumes are left: ${left}`);
}

async function verifyAudit(): Promise<void> {
  const output = await compose('run', '--rm', '-T', '--no-deps', 'worker', 'scripts/audit-verify.ts');
  run.measurements['audit chain after the restore'] = output.trim().split('\n').at(-1) ?? '';
}

const query = async (sql: string) =>
  (await compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', 'subrosa', '-tAc', sql)).trim();

const signedSize = async () => Number(await query('SELECT coalesce(max(size), 0) FROM transparency_checkpoint'));

/** Waits until the transparency process signed more entries than these. */
async function waitForEdition(size: number): Promise<number> {
  for (let signed = await signedSize(); ; signed = await signedSize()) {
    if (signed > size) return signed;
    if (Date.now() > DEADLINE) throw new Error(`the transparency log still has ${size} entries`);
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}

/** Goes back to the backup while the second store has newer entries: the log keeps them, and states which editions lost their data. */
async function recoverLog(): Promise<void> {
  const before = await waitForEdition(await signedSize());
  await execute('./restore', ['--replace']);
  const after = await waitForEdition(before);
  const recoveries = await query("SELECT count(*) FROM transparency_entry WHERE kind = 'recovery'");
  if (recoveries === '0') throw new Error('the log does not state the lost editions');
  run.measurements['transparency log'] = `${before} entries before the restore, ${after} after it, ${recoveries} recovery`;
}

async function memoryOf(): Promise<void> {
  const used = await docker('stats', '--no-stream', '--format', '{{.MemUsage}}');
  const unit: Record<string, number> = { KiB: 1 / 1024, MiB: 1, GiB: 1024 };
  const total = [...used.matchAll(/^([\d.]+)(\w+) \//gm)].reduce(
    (sum, [, number, name = '']) => sum + Number(number) * (unit[name] ?? 0),
    0,
  );
  run.measurements['memory of all containers'] = `${(total / 1024).toFixed(1)} GB`;
}

async function drill(): Promise<void> {
  await step('base images, built from Debian’s archive if missing', prepareImages);
  await step('app, sandbox and backup images', buildProduct);
  await step('setup, twice', setUp);
  await step('start from empty volumes', bringUp);
  await browse('@before');
  await memoryOf();
  const before = await countAll();
  await step('backup', () => execute('./backup', []));
  await inspectBackup();
  await step('upgrade, with a backup and a migration', upgrade);
  await step('rollback', () => execute('./rollback', []));
  await expectRelease(RELEASES[0]);
  // The earlier release must start with the tables of the later one.
  await compose('up', '--detach', '--wait');
  await step('upgrade again', upgrade);
  await expectNoUrls();
  await step('destroy', destroy);
  await step('restore onto an empty machine', () => execute('./restore', []));
  const after = await countAll();
  const lost = COUNTED.filter((table) => after[table] !== before[table]);
  if (lost.length > 0) throw new Error(`rows differ: ${lost.map((table) => `${table} ${before[table]} → ${after[table]}`).join(', ')}`);
  run.measurements['rows before and after'] = COUNTED.map((table) => `${table} ${after[table]}`).join(', ');
  await step('all data found again in new browsers', () => browse('@after'));
  await verifyAudit();
  await step('recovery of the transparency log after another restore', recoverLog);
  await step('backup check', () => execute('./backup', ['check']));
}

mkdirSync(ARTIFACTS, { recursive: true });
writeFileSync(join(ARTIFACTS, 'log'), '');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (current?.kill('SIGTERM'), (process.exitCode = 130)));

const endRuntime = await prepareRuntime();
try {
  await drill();
  run.passed = true;
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
  for (const name of ['logs', 'ps']) await compose(name).catch(() => null);
} finally {
  if (options.keep) console.log(`https://${DOMAIN} at 127.0.0.1:${PORT}, in ${FOLDER}; DOCKER_HOST=${environment['DOCKER_HOST'] ?? ''}`);
  else {
    await destroy().catch((error: unknown) => console.error(String(error)));
    await endRuntime();
  }
}

const runs = existsSync(RUNS) ? (JSON.parse(readFileSync(RUNS, 'utf8')) as DrillRun[]) : [];
runs.push(run);
writeFileSync(RUNS, JSON.stringify(runs.slice(-10)));
if (run.passed) writeFileSync(join(ROOT, 'docs/reports/drill.md'), formatReport(runs.filter(({ passed }) => passed).slice(-2)));
console.log(
  run.passed
    ? `passed in ${Math.round(Object.values(run.steps).reduce((sum, seconds) => sum + seconds, 0))} s: docs/reports/drill.md`
    : `failed; ${join(ARTIFACTS, 'log')} has all`,
);
process.exit();
