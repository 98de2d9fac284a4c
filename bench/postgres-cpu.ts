import { readFileSync } from 'node:fs';

const MICROS_PER_TICK = 10_000;
const POLL_EVERY_MS = 20;

interface ProcessStat {
  parent: number;
  ticks: number;
}

function statOf(pid: number): ProcessStat {
  // The name in brackets may contain spaces, so fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  return { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
}

/** The process title of PostgreSQL contains the database it works on: `postgres: role database address state`. */
const worksOn = (pid: number, database: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(' ')[2] === database;

export interface CpuMeter {
  /** CPU time of the database's connections since the meter started, in microseconds. */
  micros(): number;
  stop(): void;
}

/** Counts only one database, because other tests use the same PostgreSQL. `backend` is the process of any connection. */
export function postgresMeter(backend: number, database: string): CpuMeter {
  const postmaster = statOf(backend).parent;
  const ticks = new Map<number, number>();

  function poll(): void {
    for (const pid of readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)) {
      try {
        if (ticks.has(pid) || worksOn(pid, database)) ticks.set(pid, statOf(pid).ticks);
      } catch {
        // The process has ended: its last known value counts.
      }
    }
  }

  // The CPU time of a connection is no longer available when it ends.
  const timer = setInterval(poll, POLL_EVERY_MS);
  return {
    micros: () => {
      poll();
      return [...ticks.values()].reduce((sum, used) => sum + used, 0) * MICROS_PER_TICK;
    },
    stop: () => clearInterval(timer),
  };
}
