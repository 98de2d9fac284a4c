import { readFileSync } from 'node:fs';

/** Returns a process and all its descendants. */
export function treeOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(treeOf)];
}

export const commandOf = (pid: number): string => read(`/proc/${pid}/comm`).trim();

/**
 * The proportional set size: private memory and a share of shared memory, so that the program is not counted for every
 * child.
 */
function heldBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

// Processes may end while they are read.
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

const MEGABYTE = 1024 * 1024;
const EVERY_MS = 25;
const TICKS_A_SECOND = 100;

export interface Watch {
  /** The largest total memory of the process and its descendants so far. */
  readonly mostBytes: number;
  /** The processes that used it at that moment: `MainThread 190 MB, ffmpeg 280 MB`. */
  readonly holders: string;
  stop(): void;
}

export function watchMemory(pid: number): Watch {
  let most = { bytes: 0, holders: '' };
  const timer = setInterval(() => {
    const held = treeOf(pid).map((one) => ({ name: commandOf(one), bytes: heldBytes(one) }));
    const bytes = held.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes <= most.bytes) return;
    most = { bytes, holders: held.map((one) => `${one.name} ${Math.round(one.bytes / MEGABYTE)} MB`).join(', ') };
  }, EVERY_MS);
  return {
    get mostBytes() {
      return most.bytes;
    },
    get holders() {
      return most.holders;
    },
    stop: () => clearInterval(timer),
  };
}

/** Returns the CPU seconds of a process and its ended children. */
export function cpuSeconds(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}
