/** What a decoder of foreign files may use up. */
export interface Limits {
  cpuSeconds: number;
  /** Private memory that can be written. */
  memoryMegabytes: number;
  /** All address space: libraries and reservations come on top, and cost nothing until they are touched. */
  addressMegabytes: number;
  /** Of any file that it writes. */
  fileMegabytes: number;
  /** Of time; longer than its CPU allows, so that it catches only what hangs. */
  deadlineMs: number;
  /** 10 is behind everything else that runs here. */
  niceness?: number;
}

const MEGABYTE = 1024 * 1024;

/** The command within its limits, and ended with us should we be killed. */
export function confined(limits: Limits, command: readonly string[]): [string, ...string[]] {
  return [
    'setpriv',
    '--pdeathsig=KILL',
    'prlimit',
    `--cpu=${Math.ceil(limits.cpuSeconds)}`,
    `--data=${limits.memoryMegabytes * MEGABYTE}`,
    `--as=${limits.addressMegabytes * MEGABYTE}`,
    `--fsize=${limits.fileMegabytes * MEGABYTE}`,
    '--stack=2097152',
    '--core=0',
    'nice',
    `-n${limits.niceness ?? 0}`,
    ...command,
  ];
}
