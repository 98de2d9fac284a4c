import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { confined, type Limits } from '../confined.ts';
import { Refused } from '../refused.ts';
import { ToolKilled } from '../run-tool.ts';
import type { Answers, Question, Reply } from './messages.ts';

/** A process of its own that decodes pictures of one item: what they do to it, they do not do to the worker. */
export interface ImageDecoder {
  ask<Name extends Question['ask']>(question: Extract<Question, { ask: Name }>): Promise<Answers[Name]>;
  close(): void;
}

const MEGABYTE = 1024 * 1024;

/** It ends itself above this, so that the worker and it stay below 512 MB together. */
const MOST_RESIDENT = 300 * MEGABYTE;

// V8 reserves 600 MB of writable memory for code alone, and touches next to nothing of it.
const limits: Limits = { cpuSeconds: 120, memoryMegabytes: 1100, addressMegabytes: 2600, fileMegabytes: 64, deadlineMs: 60_000 };

const frugal = ['--max-old-space-size=64', '--max-semi-space-size=2'];

export function imageDecoder(): ImageDecoder {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const script = join(import.meta.dirname, 'render-image.ts');
    const [program, ...args] = confined(limits, [process.execPath, ...frugal, script, String(MOST_RESIDENT)]);
    // Of libvips' readers only those are used that meet hostile files everywhere, every day.
    const env = { PATH: process.env['PATH'], VIPS_BLOCK_UNTRUSTED: '1', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' };
    return spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env });
  }

  return {
    ask: async (question) => {
      child ??= start();
      const reply = await replyOf(child, question);
      if ('refused' in reply) throw new Refused(reply.refused, reply.detail);
      return reply.answer as Answers[typeof question.ask];
    },
    close: () => void child?.kill('SIGKILL'),
  };
}

async function replyOf(child: ChildProcess, question: Question): Promise<Reply> {
  const ending = new AbortController();
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.deadlineMs);
  try {
    const { signal } = ending;
    const reply = once(child, 'message', { signal }) as Promise<[Reply]>;
    const gone = once(child, 'exit', { signal }).then(([code, by]) => {
      throw new ToolKilled(`the image process ended with ${String(by ?? code)}`);
    });
    child.send(question);
    const [first] = await Promise.race([reply, gone]);
    return first;
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}
