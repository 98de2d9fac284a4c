import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folder, ports, ROOT } from './layout.ts';

const SCRIPT = join(ROOT, 'scripts/services.d/object-store');
const KEYS = ['subrosa-development', 'subrosa-development-secret'];
const DIR = () => folder('store');

/** A single store as on a development machine: in production an S3 service replicates its files itself. */
export async function startStore(): Promise<void> {
  await promisify(execFile)(SCRIPT, ['up', DIR(), String(ports.storeBackend), ...KEYS], {
    env: { ...process.env, OBJECT_STORE_TIMEOUT: '120', OBJECT_STORE_GB: '4' },
  });
}

/** Kills all its daemons at once, as when its machine is lost. */
export function killStore(): void {
  const run = join(DIR(), 'run');
  for (const file of readdirSync(run).filter((name) => name.endsWith('.pid'))) {
    const [pid, started] = readFileSync(join(run, file), 'utf8').trim().split(' ');
    if (isSameProcess(Number(pid), started)) process.kill(Number(pid), 'SIGKILL');
  }
}

function isSameProcess(pid: number, started: string | undefined): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] === started;
  } catch {
    return false;
  }
}

export function stopStore(): void {
  if (existsSync(join(DIR(), '.object-store'))) execFileSync(SCRIPT, ['down', DIR(), String(ports.storeBackend)], { stdio: 'pipe' });
}

export function removeStore(): void {
  rmSync(DIR(), { recursive: true, force: true });
}
