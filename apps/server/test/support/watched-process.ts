import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Config } from '../../src/platform/config/config.ts';
import { end, freePort, spawnProcess } from './processes.ts';

const WARN = 40;

export interface WatchedProcess {
  name: string;
  kill(): Promise<void>;
  start(): void;
  isReady(): Promise<boolean>;
  /** Returns and resets the counts of log lines at level warn or above, by message. */
  takeWarnings(): Map<string, number>;
}

/** Starts one of our processes and observes its log and health. */
export async function watch(name: string, config: Config): Promise<WatchedProcess> {
  const operations = await freePort();
  let child: ChildProcess;
  let warnings = new Map<string, number>();

  function listen(line: string): void {
    const entry = parse(line);
    if (entry && entry.level < WARN) return;
    const text = entry ? entry.msg : line.slice(0, 100);
    warnings.set(text, (warnings.get(text) ?? 0) + 1);
  }

  const start = () => {
    child = spawnProcess(`main/${name}.ts`, config, { OPERATIONS_PORT: String(operations), LOG_LEVEL: 'info' }, 'pipe');
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', listen);
  };
  start();
  return {
    name,
    start,
    kill: () => end(child, 'SIGKILL'),
    isReady: () =>
      fetch(`http://127.0.0.1:${operations}/health/ready`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    takeWarnings: () => {
      const taken = warnings;
      warnings = new Map();
      return taken;
    },
  };
}

function parse(line: string): { level: number; msg: string } | null {
  try {
    const { level, msg } = JSON.parse(line) as { level: number | string; msg?: string };
    const levels: Record<string, number> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
    return { level: typeof level === 'number' ? level : (levels[level] ?? WARN), msg: msg ?? '(no words)' };
  } catch {
    return null;
  }
}
