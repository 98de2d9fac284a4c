/** dev: everything a developer needs, from one command: services, database, personas, and all processes in one, restarted on change. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const WEB = 'http://localhost:13080';

// Links in emails lead to the web app, passkeys are bound to its URL, and the store accepts uploads from it.
const env = { ENVIRONMENT: 'development', PUBLIC_URL: WEB, ...process.env };

function runOrExit(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

runOrExit('scripts/services', 'up');
runOrExit('npx', 'tsc', '-b', 'packages/mail');
runOrExit('node', 'apps/server/src/main/migrate.ts');
runOrExit('node', 'scripts/seed.ts');

console.log(`
  app         ${WEB}
  contract    http://localhost:13000/api/docs
  mail        http://localhost:11080
  sandbox     http://localhost:13200 (text messages: /sms, push messages: /push, card billing: /billing)
  metrics     http://localhost:13100/metrics
`);

const children = [
  spawn('node', ['--watch-path=apps/server/src', '--watch-path=packages', '--watch-preserve-output', 'apps/server/src/main/all.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }),
  spawn('node', ['--watch-path=apps/sandbox/src', '--watch-preserve-output', 'apps/sandbox/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }),
  // In its own folder, where its tools find their settings.
  spawn('node', [join(ROOT, 'node_modules/vite/bin/vite.js')], { cwd: join(ROOT, 'apps/web'), stdio: 'inherit' }),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// One process is of no use without the others: when one ends, all are stopped.
for (const child of children) child.once('exit', stop);
