/** CPU time of processes, in seconds, as the kernel counts it. */
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const POLL_EVERY_MS = 250;

interface ProcessStat {
  parent: number;
  seconds: number;
}

function statOf(pid: number): ProcessStat {
  // The name in brackets may contain spaces, so fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  return { parent: fields[1] ?? 0, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_PER_SECOND };
}

export const cpuOf = (pid: number): number => statOf(pid).seconds;

/** CPU time of all cores since the machine started: total, and busy. */
export function machineCpu(): { all: number; busy: number } {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? [];
  const all = fields.reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
  return { all, busy: all - ((fields[3] ?? 0) + (fields[4] ?? 0)) / TICKS_PER_SECOND };
}

const BACKGROUND = /^postgres: (checkpointer|background writer|walwriter|autovacuum)/;

export interface PostgresCpu {
  seconds(): number;
  stop(): void;
}

/** All connections to one database, and the background writers of PostgreSQL. `backend` is the process of any connection. */
export function postgresCpu(backend: number, database: string): PostgresCpu {
  const postmaster = statOf(backend).parent;
  const seen = new Map<number, number>();
  const isOurs = (pid: number) => {
    const name = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return name.split(' ')[2] === database || BACKGROUND.test(name);
  };

  function poll(): void {
    for (const pid of readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)) {
      try {
        if (seen.has(pid) || isOurs(pid)) seen.set(pid, statOf(pid).seconds);
      } catch {
        // The process has ended: its last known value counts.
      }
    }
  }

  // The CPU time of a connection is no longer available when it ends.
  const timer = setInterval(poll, POLL_EVERY_MS);
  return {
    seconds: () => {
      poll();
      return [...seen.values()].reduce((sum, used) => sum + used, 0);
    },
    stop: () => clearInterval(timer),
  };
}
