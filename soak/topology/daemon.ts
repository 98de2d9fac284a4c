import { spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { folder, log } from './layout.ts';

interface Command {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The user of the process; ours by default. */
  user?: string;
  /** The folder in which it works. */
  cwd?: string;
}

/** A process that outlives its parent, and is identified by its id and start time. */
export interface Daemon {
  name: string;
  pid(): number | null;
  start(): void;
  signal(signal: NodeJS.Signals): void;
  /** Waits until the process has ended, and kills it after the timeout. */
  stop(signal?: NodeJS.Signals, withinMs?: number): Promise<void>;
}

const PATH = '/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Start time in clock ticks since boot, which identifies a process together with its id. Null for an ended process or a zombie. */
function startOf(pid: number): string | null {
  try {
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' ? null : (rest[18] ?? null);
  } catch {
    return null;
  }
}

export function daemon(name: string, command: () => Command): Daemon {
  const file = folder('run', `${name}.pid`);

  function pid(): number | null {
    try {
      const [id, started] = readFileSync(file, 'utf8').trim().split(' ');
      return id && startOf(Number(id)) === started ? Number(id) : null;
    } catch {
      return null;
    }
  }

  const self: Daemon = {
    name,
    pid,
    start: () => {
      if (pid() !== null) return;
      for (const one of ['run', 'log']) mkdirSync(folder(one), { recursive: true });
      const { program, args, env = {}, user, cwd } = command();
      const output = openSync(log(name), 'a');
      const [run, spawnArgs] = user
        ? ['setpriv', ['--reuid', user, '--regid', user, '--clear-groups', '--', program, ...args]]
        : [program, [...args]];
      const child = spawn(run, spawnArgs, {
        cwd: cwd ?? folder(),
        env: { PATH, LANG: 'C.UTF-8', HOME: folder(), ...env },
        stdio: ['ignore', output, output],
        detached: true,
      });
      closeSync(output);
      child.unref();
      if (child.pid === undefined) throw new Error(`${name} did not start`);
      writeFileSync(file, `${child.pid} ${startOf(child.pid) ?? 'gone'}`);
    },
    signal: (signal) => {
      const id = pid();
      if (id !== null) process.kill(id, signal);
    },
    stop: async (signal = 'SIGTERM', withinMs = 40_000) => {
      self.signal(signal);
      for (const end = Date.now() + withinMs; pid() !== null; await sleep(20)) if (Date.now() > end) self.signal('SIGKILL');
      rmSync(file, { force: true });
    },
  };
  return self;
}
