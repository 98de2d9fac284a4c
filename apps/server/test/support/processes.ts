import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../../src/platform/config/config.ts';

/** Loading and compiling modules is most of the startup time, and tests start hundreds of processes. */
const COMPILED = join(import.meta.dirname, '../../../../.artifacts/compiled');

/**
 * The settings of docs/operations/media.md for the worker and the decoder: without them V8 and malloc keep up to 350 MB
 * that they no longer need.
 */
export const frugal = { NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=256', MALLOC_ARENA_MAX: '2' };

/** The environment of a process with this configuration. */
export function environmentOf(config: Config): NodeJS.ProcessEnv {
  const settings = Object.entries(config).filter(([, value]) => value !== undefined);
  return {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: COMPILED,
    ...Object.fromEntries(settings.map(([name, value]) => [name, String(value)])),
  };
}

/** Starts one of our processes by its path in `src/`, with this configuration as its environment. */
export function spawnProcess(
  entry: string,
  config: Config,
  overrides: Readonly<Record<string, string>> = {},
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const env = { ...environmentOf(config), ...overrides };
  return spawn(process.execPath, [join(import.meta.dirname, '../../src', entry)], { env, stdio: ['ignore', output, output] });
}

/** Ends a process by its id and waits for its exit. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
