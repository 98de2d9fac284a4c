/**
 * acceptance: browser tests against the whole running system, on a database of their own.
 *
 *   npm run acceptance                 all capabilities
 *   npm run acceptance -- public       one of them: e2e/public.spec.ts
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configFor, createTestDatabase } from '../apps/server/src/testing/databases.ts';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import { end, freePort, spawnProcess } from '../apps/server/src/testing/processes.ts';

const ROOT = join(import.meta.dirname, '..');
const capabilities = process.argv.slice(2).map((name) => `e2e/${name}.spec.ts`);
const unknown = capabilities.filter((file) => !existsSync(join(ROOT, file)));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}`);

function run(program: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

function must(program: string, ...args: string[]): void {
  if (run(program, args) !== 0) process.exit(1);
}

must('scripts/services', 'up');
if (!existsSync('/usr/bin/chromium')) {
  must('apt-get', 'update', '-q');
  must(
    'apt-get',
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    '-o',
    'DPkg::Lock::Timeout=120',
    'chromium',
    'fonts-noto-core',
    'fonts-noto-cjk',
  );
}
must('npm', 'run', '--silent', 'build', '-w', '@subrosa/web');

const database = await createTestDatabase();
const port = await freePort();
const url = `http://localhost:${port}`;
const config = configFor(database.name, {
  API_PORT: String(port),
  PUBLIC_URL: url,
  WEB_ROOT: join(ROOT, 'apps/web/dist'),
  LOG_LEVEL: 'warn',
});
const processes = [spawnProcess('main/api.ts', config), spawnProcess('main/worker.ts', config)];
let status = 1;
try {
  await eventually(async () => (await fetch(`${url}/api/config`).catch(() => null))?.ok, 30_000, 'the api');
  status = run('npx', ['playwright', 'test', ...capabilities], { BASE_URL: url });
} finally {
  for (const child of processes) await end(child, 'SIGTERM');
  await database.drop();
}
process.exitCode = status;
