/** What one program may use up. */
export interface Limits {
  cpuSeconds: number;
  /** Private memory that can be written. */
  memoryMegabytes: number;
  /** All address space: libraries and reservations come on top, and cost nothing until they are touched. */
  virtualMegabytes: number;
  /** Memory that it really holds; looked at from outside, for what reserves more than it uses. */
  residentMegabytes?: number;
  /** Of any file that it writes. */
  fileMegabytes: number;
  /** Of all of them, for a program that reads a hostile file and writes others; looked at from outside. It makes no folders and removes nothing, so that all are seen. */
  folderMegabytes?: number;
  /** Of time; longer than its CPU allows, so that it catches only what hangs. */
  deadlineMs: number;
  /** 10 is behind everything else that runs here. */
  niceness?: number;
}

/** A program with what it may reach: the system's libraries, and besides these only what is named here. */
export interface Program {
  /** Absolute. */
  path: string;
  args: readonly string[];
  /** Files and folders that it reads. */
  reads: readonly string[];
  /** The one folder that it writes; none where its output is a stream. */
  writes?: string;
  /** Beside the few settings that all programs have. */
  env?: Readonly<Record<string, string>>;
  limits: Limits;
}

/** How programs are kept from everything else; found out at the start. */
export interface Confinement {
  /** `confine`, which is built from confine.c beside this file. */
  launcher: string;
  /** Path of bubblewrap, which puts namespaces around a program. */
  bubblewrap: string | null;
  /** Whom the programs run as, where this process may choose. */
  user: number | null;
}

export const UNPRIVILEGED_USER = 65_534;

const MEGABYTE = 1024 * 1024;

/** The command line that starts a program confined; without a confinement, as it is. */
export function confined(program: Program, confinement: Confinement | null): [string, ...string[]] {
  const command = [program.path, ...program.args] as const;
  if (!confinement) return [program.path, ...program.args];
  const launched = [confinement.launcher, ...launcherOptions(program), '--', ...command] as const;
  return confinement.bubblewrap ? [confinement.bubblewrap, ...namespaces(program, confinement.launcher), '--', ...launched] : [...launched];
}

function launcherOptions({ reads, writes, limits }: Program): string[] {
  const values = {
    '--cpu': Math.ceil(limits.cpuSeconds),
    '--data': limits.memoryMegabytes * MEGABYTE,
    '--space': limits.virtualMegabytes * MEGABYTE,
    '--file': limits.fileMegabytes * MEGABYTE,
    '--nice': limits.niceness ?? 0,
  };
  return [
    ...Object.entries(values).flatMap(([name, value]) => [name, String(value)]),
    ...reads.flatMap((path) => ['--read', path]),
    ...(writes ? [limits.folderMegabytes === undefined ? '--write' : '--add', writes] : []),
  ];
}

const nobody = `--uid ${UNPRIVILEGED_USER} --gid ${UNPRIVILEGED_USER} --hostname decoder`;
const libraries = '--symlink usr/lib /lib --symlink usr/lib64 /lib64 --ro-bind-try /etc/ld.so.cache /etc/ld.so.cache';
// ffmpeg's libraries of linear algebra are links through here.
const alternatives = '--ro-bind-try /etc/alternatives /etc/alternatives';
const devices = '--dev-bind /dev/null /dev/null --dev-bind /dev/urandom /dev/urandom';
const apart = '--unshare-all --unshare-user --disable-userns --die-with-parent --cap-drop ALL --chdir /';

/** Namespaces of its own, in which nothing else exists: no other files, processes, users or network. */
function namespaces({ path, reads, writes }: Program, launcher: string): string[] {
  const readOnly = ['/usr', launcher, ...(path.startsWith('/usr/') ? [] : [path]), ...reads];
  return [
    ...`${apart} ${nobody} ${libraries} ${alternatives} ${devices}`.split(' '),
    ...readOnly.flatMap((file) => ['--ro-bind', file, file]),
    ...(writes ? ['--bind', writes, writes] : []),
  ];
}
