import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { confined, type Limits } from './confined.ts';
import { Away, Refused } from './refused.ts';

interface Tool {
  command: string;
  args: readonly string[];
  limits: Limits;
  /** Takes what it writes as it comes; without it, the first 4 MB are returned. */
  onOutput?: (chunk: Buffer) => void;
}

const MOST_OUTPUT = 4 * 1024 * 1024;
const KEPT_COMPLAINT = 4096;

/** Died by a signal: of its limits, of its deadline, or of the file. Tried again, but not for ever. */
export class ToolKilled extends Error {
  override name = 'ToolKilled';
}

/** Runs a decoder of foreign files as a process of its own, within limits; says no for the file where the tool does. */
export async function runTool({ command, args, limits, onOutput }: Tool): Promise<Buffer> {
  const [program, ...rest] = confined(limits, [command, ...args]);
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', MALLOC_ARENA_MAX: '2' },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.deadlineMs);
  try {
    const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    const [[code, signal], output, complaint] = await Promise.all([
      exit,
      onOutput ? passOn(child.stdout, onOutput) : firstOf(child.stdout),
      lastOf(child.stderr),
    ]);
    if (code !== 0) throw failureOf(command, { code, signal, complaint });
    return output;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

interface Failure {
  code: number | null;
  signal: NodeJS.Signals | null;
  complaint: string;
}

function failureOf(command: string, { code, signal, complaint }: Failure): Error {
  if (/no space left on device/i.test(complaint)) return new Away(`no space for ${command}`);
  if (/cannot allocate memory|bad_alloc|out of memory|malloc of size \d+ failed/i.test(complaint))
    return new Refused('too_many_pixels', `${command} ran out of memory`);
  if (signal) return new ToolKilled(`${command} was ended by ${signal}`);
  // 126 and 127 are the wrapper's: the tool itself never ran.
  if (code === 126 || code === 127) return new Away(`${command} cannot be started`);
  return new Refused('unreadable', `${command} ended with ${code}`);
}

async function passOn(stream: Readable, onOutput: (chunk: Buffer) => void): Promise<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) onOutput(chunk);
  return Buffer.alloc(0);
}

async function firstOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (bytes < MOST_OUTPUT) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks);
}

async function lastOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) text = (text + chunk.toString('latin1')).slice(-KEPT_COMPLAINT);
  return text;
}
