import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_A_SECOND = 100;
const POSTMASTER = join(import.meta.dirname, '../.services/postgres/data/postmaster.pid');

interface Process {
  pid: number;
  parent: number;
  /** Of the process and of its children that have ended. */
  ticks: number;
}

function read(pid: number): Process | null {
  try {
    // The name in brackets may hold spaces: the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    const [own, ended] = [(fields[11] ?? 0) + (fields[12] ?? 0), (fields[13] ?? 0) + (fields[14] ?? 0)];
    return { pid, parent: fields[1] ?? 0, ticks: own + ended };
  } catch {
    return null; // ended meanwhile
  }
}

/** CPU time that PostgreSQL has used in all, in microseconds. */
export function postgresMicros(): number {
  const postmaster = Number(readFileSync(POSTMASTER, 'utf8').split('\n')[0]);
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
  const ours = processes.filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
  return (ours.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_A_SECOND) * 1_000_000;
}
