/** Resource limits of one program. */
export interface Limits {
  cpuSeconds: number;
  /** Writable private memory. */
  memoryMegabytes: number;
  /** Address space, including libraries and reservations, which cost nothing until they are used. */
  virtualMegabytes: number;
  /** Resident memory, measured from outside, for programs that reserve more than they use. */
  residentMegabytes?: number;
  /** Size of any file that it writes. */
  fileMegabytes: number;
  /**
   * Total size of the files that it writes, measured from outside. The program cannot create folders or remove files, so
   * that all are counted.
   */
  folderMegabytes?: number;
  /** Wall-clock time; longer than the CPU limit, so that only hanging programs reach it. */
  deadlineMs: number;
  /** 10 yields to everything else on the machine. */
  niceness?: number;
}

/** A program and what it may access: the system's libraries, and otherwise only the files named here. */
export interface Program {
  /** Absolute path. */
  path: string;
  args: readonly string[];
  /** Files and folders that it may read. */
  reads: readonly string[];
  /** The only folder that it may write; undefined when its output is a stream. */
  writes?: string;
  /** Additional variables to the few that all programs get. */
  env?: Readonly<Record<string, string>>;
  limits: Limits;
}

/** How programs are confined, as detected at the start. */
export interface Confinement {
  /** Path of `confine`, which is built from confine.c in this folder. */
  launcher: string;
  /** Path of bubblewrap, which runs a program in namespaces. */
  bubblewrap: string | null;
  /** User id of the programs, if this process may change it. */
  user: number | null;
}

export const UNPRIVILEGED_USER = 65_534;

const MEGABYTE = 1024 * 1024;

/** Returns the command line that starts a program confined; without a confinement, the plain command. */
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
// ffmpeg's linear algebra libraries are symbolic links through this folder.
const alternatives = '--ro-bind-try /etc/alternatives /etc/alternatives';
const devices = '--dev-bind /dev/null /dev/null --dev-bind /dev/urandom /dev/urandom';
const apart = '--unshare-all --unshare-user --disable-userns --die-with-parent --cap-drop ALL --chdir /';

/** Arguments for separate namespaces without other files, processes, users or network. */
function namespaces({ path, reads, writes }: Program, launcher: string): string[] {
  const readOnly = ['/usr', launcher, ...(path.startsWith('/usr/') ? [] : [path]), ...reads];
  return [
    ...`${apart} ${nobody} ${libraries} ${alternatives} ${devices}`.split(' '),
    ...readOnly.flatMap((file) => ['--ro-bind', file, file]),
    ...(writes ? ['--bind', writes, writes] : []),
  ];
}
