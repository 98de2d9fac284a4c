import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../../src/platform/config/config.ts';

/** Reading and compiling all modules is most of a start; tests start hundreds of processes. */
const COMPILED = join(import.meta.dirname, '../../../../.artifacts/compiled');

/** As docs/operations/media.md starts the worker and the decoder: without this V8 and malloc keep what they will not need again, up to 350 MB in all. */
export const frugal = { NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=256', MALLOC_ARENA_MAX: '2' };

/** Starts one of our own processes by its path from `src/`, with this configuration as its environment. */
export function spawnProcess(
  entry: string,
  config: Config,
  overrides: Readonly<Record<string, string>> = {},
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const settings = Object.entries(config).filter(([, value]) => value !== undefined);
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: COMPILED,
    ...Object.fromEntries(settings.map(([name, value]) => [name, String(value)])),
    ...overrides,
  };
  return spawn(process.execPath, [join(import.meta.dirname, '../../src', entry)], { env, stdio: ['ignore', output, output] });
}

/** Ends a process by its own id and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
