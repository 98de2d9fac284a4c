import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { confined, type Confinement, type Program } from './confinement/confine.ts';
import { DecoderUnavailableError, DecodingFailedError, FileRejectedError } from '../platform/decoder/decoder.ts';

/** Runs programs for one request: confined, and killed when its caller disconnects. */
export interface ToolRunner {
  start(program: Program): RunningTool;
  /** Runs a program to its end and returns its output; more than `mostOutput` bytes is an error. */
  run(program: Program, mostOutput?: number): Promise<Buffer>;
}

interface RunningTool {
  input: Writable;
  output: Readable;
  /** Resolves when the program has ended; rejects when it failed. */
  ended: Promise<void>;
  kill(): void;
}

const MEGABYTE = 1024 * 1024;
const MOST_OUTPUT = 4 * MEGABYTE;
const KEPT_COMPLAINT = 4096;
const POLL_MS = 20;

const env = {
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  MALLOC_ARENA_MAX: '2',
};

export interface Runner {
  confinement: Confinement | null;
  signal: AbortSignal;
}

export function toolRunner(given: Runner): ToolRunner {
  const start = (program: Program) => startTool(program, given);
  return {
    start,
    run: async (program, mostOutput = MOST_OUTPUT) => {
      const tool = start(program);
      tool.input.end();
      try {
        const [output] = await Promise.all([allOf(tool.output, mostOutput), tool.ended]);
        return output;
      } finally {
        tool.kill();
      }
    },
  };
}

function startTool(program: Program, { confinement, signal }: Runner): RunningTool {
  signal.throwIfAborted();
  const [command, ...args] = confined(program, confinement);
  const user = confinement?.user;
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: { ...env, ...program.env },
    cwd: '/',
    // Starts a process group, so that wrappers such as bubblewrap end with the program.
    detached: true,
    ...(user != null && { uid: user, gid: user }),
  });
  const kill = () => killGroup(child);
  signal.addEventListener('abort', kill, { once: true });
  const ended = endOf(child, program, { signal, isLaunched: confinement !== null }).finally(() =>
    signal.removeEventListener('abort', kill),
  );
  // The caller that awaits it gets the error; a caller that failed elsewhere must not cause an unhandled rejection.
  ended.catch(() => undefined);
  // A program that ends before it has read all input is judged by its exit status.
  child.stdin.on('error', () => undefined);
  return { input: child.stdin, output: child.stdout, ended, kill };
}

interface Start {
  signal: AbortSignal;
  /** Whether a launcher starts it and reports when the program begins. */
  isLaunched: boolean;
}

async function endOf(child: ChildProcess, { path, limits, writes }: Program, { signal: caller, isLaunched }: Start): Promise<void> {
  const name = path.split('/').at(-1) ?? path;
  // Messages of the launcher about the start, on a descriptor that the program cannot write.
  const launcher = lastOf(child.stdio[3] as Readable);
  const timer = setTimeout(() => killGroup(child), limits.deadlineMs);
  const watch = watchUsage(child, limits, writes);
  try {
    const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    const [[code, signal], complaint, launch] = await Promise.all([exit, lastOf(child.stderr as Readable), launcher]);
    if (caller.aborted) throw new DecodingFailedError(`${name} was ended: its caller went away`);
    const exceeded = watch.exceeded();
    if (exceeded) throw new FileRejectedError('too_many_pixels', `${name} ${exceeded}`);
    if (isLaunched && launch !== 'started') throw new DecoderUnavailableError(`${name} cannot be started: ${complaint.trim()}`);
    if (code !== 0 && writes && (await isFull(writes))) throw new DecoderUnavailableError(`no space for ${name}`);
    if (code !== 0) throw failureOf(name, { code, signal, complaint });
  } catch (error) {
    // The program or its launcher is missing.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new DecoderUnavailableError(`${name} cannot be started`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    watch.stop();
  }
}

interface Failure {
  code: number | null;
  signal: NodeJS.Signals | null;
  complaint: string;
}

/** Maps the exit status and error output to an error; the output is untrusted and only selects the reason shown to the owner. */
function failureOf(name: string, { code, signal, complaint }: Failure): Error {
  if (/cannot allocate memory|bad_alloc|out of memory|malloc of size \d+ failed/i.test(complaint))
    return new FileRejectedError('too_many_pixels', `${name} ran out of memory`);
  if (signal) return new DecodingFailedError(`${name} was ended by ${signal}`);
  // Bubblewrap reports a signal as an exit code above 128.
  if (code !== null && code > 128) return new DecodingFailedError(`${name} was ended by signal ${code - 128}`);
  return new FileRejectedError('unreadable', `${name} ended with ${code}`);
}

const LEAST_SPACE = 16 * MEGABYTE;

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_SPACE;
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  // After its exit the process id may belong to another process.
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills a program that exceeds limits which the kernel does not enforce. */
function watchUsage(child: ChildProcess, limits: Program['limits'], writes: string | undefined): { exceeded(): string; stop(): void } {
  const { residentMegabytes = Infinity, folderMegabytes = Infinity } = limits;
  if (residentMegabytes === Infinity && folderMegabytes === Infinity) return { exceeded: () => '', stop: () => undefined };
  let exceeded = '';
  const timer = setInterval(() => {
    if (residentBytes(child.pid ?? 0) > residentMegabytes * MEGABYTE) exceeded = 'held too much memory';
    if (writes && folderMegabytes < Infinity && bytesIn(writes) > folderMegabytes * MEGABYTE) exceeded = 'wrote too much';
    if (exceeded) killGroup(child);
  }, POLL_MS);
  return { exceeded: () => exceeded, stop: () => clearInterval(timer) };
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + (lstatSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);

/** Resident memory of a process and its descendants, because bubblewrap wraps the program. */
function residentBytes(pid: number): number {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + residentBytes(child), kilobytes * 1024);
}

// The process may end during the read.
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

async function allOf(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new FileRejectedError('unreadable', 'a program wrote more than it should');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function lastOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) text = (text + chunk.toString('latin1')).slice(-KEPT_COMPLAINT);
  return text;
}
