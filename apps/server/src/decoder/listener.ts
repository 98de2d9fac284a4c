import { createWriteStream } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { DecoderUnavailableError, FileRejectedError } from '../platform/decoder/decoder.ts';
import { DECODE_PATH, HEARTBEAT_MS, question, QUESTION_HEADER, type Entry, type Question } from '../platform/decoder/protocol.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { limitConcurrency } from '../platform/concurrency-limit.ts';
import type { FoundConfinement } from './confinement/find-confinement.ts';
import { perform } from './perform.ts';
import type { Task, Tools } from './operation.ts';
import { toolRunner } from './run-tool.ts';
import { inWorkspace, type Workspace } from './workspace.ts';

export interface DecoderService {
  log: Log;
  metrics: Metrics;
  root: string;
  tools: Tools;
  found: FoundConfinement;
  concurrency: number;
  /** Why this decoder rejects all requests; null when it serves them. */
  closed: string | null;
  /** Aborts running requests when the process must stop; callers retry later. */
  leaving: AbortController;
}

/** The maximum number of waiting callers; others get 503. */
const MAY_WAIT = 16;

/** Serves the only route. A caller sends its file after `100 Continue`, so that a rejected caller has sent nothing. */
export function decoderListener(service: DecoderService): RequestListener {
  const { enter } = limitConcurrency(service.concurrency, MAY_WAIT);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requested = request.method === 'POST' && request.url === DECODE_PATH ? questionOf(request) : null;
    if (!requested) return void response.writeHead(404, { connection: 'close' }).end();
    const turn = service.closed ? null : enter();
    if (!turn) return void response.writeHead(503, { connection: 'close', 'retry-after': '5' }).end(service.closed ?? 'busy');
    const leave = await turn;
    try {
      if (response.destroyed) return;
      response.writeContinue();
      await serve(service, { requested, request, response });
    } finally {
      leave();
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      service.log.error({ err: error }, 'a request was not answered');
      response.destroy();
    });
  };
}

function questionOf(request: IncomingMessage): Question | null {
  try {
    return question.parse(JSON.parse(String(request.headers[QUESTION_HEADER])));
  } catch {
    return null;
  }
}

interface Exchange {
  requested: Question;
  request: IncomingMessage;
  response: ServerResponse;
}

async function serve(service: DecoderService, { requested, request, response }: Exchange): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const observed = service.metrics.decodings.startTimer({ operation: requested.operation });
  const reply = replyTo(response, gone.signal);
  try {
    await inWorkspace(service.root, service.found.confinement?.user ?? null, async (workspace) => {
      const input = await receive(request, workspace, requested);
      reply.begin();
      const { tools, found } = service;
      const runner = toolRunner({ confinement: found.confinement, signal: AbortSignal.any([gone.signal, service.leaving.signal]) });
      const task = { ...workspace, ...input, ...reply, tools, compiled: found.compiled, runner };
      reply.writeEntry({ result: await perform(task, requested) });
    });
    observed({ outcome: 'done' });
  } catch (error) {
    if (gone.signal.aborted) return void observed({ outcome: 'left' });
    const why = service.leaving.signal.aborted ? new DecoderUnavailableError('the decoder is leaving') : error;
    observed({ outcome: reportError(why, reply.writeEntry, service.log) });
  } finally {
    reply.end();
  }
}

/** Reports an error to the caller, and logs those that an operator should investigate. */
function reportError(error: unknown, writeEntry: (entry: Entry) => void, log: Log): 'rejected' | 'unavailable' | 'failed' {
  if (error instanceof FileRejectedError) {
    writeEntry({ rejected: error.reason, detail: error.detail });
    return 'rejected';
  }
  if (error instanceof DecoderUnavailableError || (error as NodeJS.ErrnoException).code === 'ENOSPC') {
    log.error({ err: error }, 'something that the decoder needs is missing');
    writeEntry({ unavailable: (error as Error).message });
    return 'unavailable';
  }
  log.warn({ err: error }, 'a file was not decoded');
  writeEntry({ failed: (error as Error).message });
  return 'failed';
}

/** Stores the body as files: the pixels of a watermark, if the question has one, and the file itself. */
async function receive(request: IncomingMessage, { folder }: Workspace, requested: Question): Promise<Pick<Task, 'input' | 'watermark'>> {
  const [input, watermark] = [join(folder, 'input'), join(folder, 'watermark')];
  const body = (request as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let rest: Buffer | undefined;
  async function* first(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      const { done, value } = await body.next();
      if (done) throw new FileRejectedError('unreadable', 'shorter than its watermark');
      rest = value.subarray(left);
      yield value.subarray(0, left);
      left -= Math.min(left, value.length);
    }
  }
  async function* others(): AsyncGenerator<Buffer> {
    if (rest) yield rest;
    let left: number = mediaLimits.bytes;
    for (let next = await body.next(); !next.done; next = await body.next()) {
      left -= next.value.length;
      if (left < 0) throw new FileRejectedError('unreadable', 'larger than files may be');
      yield next.value;
    }
  }
  if (requested.operation === 'watermark-video') {
    const { width, height } = requested.watermark;
    await pipeline(Readable.from(first(width * height * 4)), createWriteStream(watermark, { mode: 0o644 }));
  }
  await pipeline(Readable.from(others()), createWriteStream(input, { mode: 0o644 }));
  return { input, watermark };
}

interface Reply extends Pick<Task, 'progress' | 'send'> {
  begin(): void;
  writeEntry(entry: Entry): void;
  end(): void;
}

/** Writes lines with files between them, and a heartbeat line every few seconds except within a file. */
function replyTo(response: ServerResponse, signal: AbortSignal): Reply {
  let [last, isSending] = [0, false];
  let timer: NodeJS.Timeout | undefined;
  const writeEntry = (entry: Entry) => void response.write(`${JSON.stringify(entry)}\n`);
  return {
    begin: () => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      timer = setInterval(() => !isSending && writeEntry({ progress: last }), HEARTBEAT_MS);
    },
    writeEntry,
    progress: (fraction) => {
      if (fraction - last < 0.01) return;
      last = fraction;
      writeEntry({ progress: fraction });
    },
    send: async (file, bytes, content) => {
      isSending = true;
      writeEntry({ file, bytes });
      for await (const chunk of content as AsyncIterable<Buffer>) {
        if (!response.write(chunk)) await once(response, 'drain', { signal });
      }
      isSending = false;
    },
    end: () => {
      clearInterval(timer);
      response.end();
    },
  };
}
