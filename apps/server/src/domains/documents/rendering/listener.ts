import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { DecoderUnavailableError } from '../../../platform/decoder/decoder.ts';
import { dataHeaders } from '../../../platform/http/data-headers.ts';
import { KeyProviderUnavailableError } from '../../../platform/keys/keys.ts';
import type { Log } from '../../../platform/log.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { limitConcurrency } from '../../../platform/concurrency-limit.ts';
import { TiplineError, type Tipline } from '../../../platform/tipline/tipline.ts';
import { parseForwardUrl } from '../preservation/forward-url.ts';
import { DOCUMENTS_PATH, parseDocumentAccessUrl } from '../tickets.ts';
import { admit } from './admit.ts';
import { forward } from './forward.ts';
import { renderDocument, Unreadable, type Opening } from './render-document.ts';

export interface DocumentsProcess extends Opening {
  secret: string;
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** The only destination of preserved files. */
  tipline: Tipline;
}

/** Limits documents that are rendered at the same time, because a video uses one core for several seconds. */
const MAX_CONCURRENT = 2;
const MAY_WAIT = 16;

/** Neither browsers nor proxies may store the response. */
const guarded = {
  ...dataHeaders,
  'cache-control': 'no-store',
  'cdn-cache-control': 'no-store',
  'content-disposition': 'inline',
  'x-robots-tag': 'none',
};

const errorResponses = { 404: 'not found', 422: 'unreadable', 503: 'not available now' } as const;

function respondWithError(response: ServerResponse, status: keyof typeof errorResponses): void {
  response.writeHead(status, { ...guarded, 'content-type': 'text/plain; charset=utf-8', ...(status === 503 && { 'retry-after': '5' }) });
  response.end(errorResponses[status]);
}

function complaintOf(error: unknown): string {
  if (error instanceof TiplineError) return 'a preserved file did not reach the agency';
  if (error instanceof DecoderUnavailableError) return 'the decoder is away';
  return error instanceof KeyProviderUnavailableError ? 'the key provider is away' : 'a document was not shown';
}

/** Two routes need no framework. URLs are not logged, because they contain tickets. */
export function documentsListener(api: DocumentsProcess): RequestListener {
  const room = limitConcurrency(MAX_CONCURRENT, MAY_WAIT);

  /** Handles requests of the worker, which sends a report to NCMEC. */
  async function answerForward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = parseForwardUrl(api.secret, request.url ?? '');
    const fileId = target && (await forward(target, api));
    if (!fileId) return respondWithError(response, 404);
    response.writeHead(200, { ...guarded, 'content-type': 'application/json' }).end(JSON.stringify({ fileId }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') return answerForward(request, response);
    const target = request.method === 'GET' ? parseDocumentAccessUrl(api.secret, request.url ?? '') : null;
    if (!target) return respondWithError(response, 404);
    const entered = room.enter();
    // The ticket is not used yet and remains valid.
    if (!entered) return respondWithError(response, 503);
    const leave = await entered;
    try {
      const admitted = await admit(api.db, target, api.clock);
      api.metrics.documentAccesses.inc({ outcome: admitted ? 'shown' : 'denied' });
      if (!admitted) return respondWithError(response, 404);
      const { type, content } = await renderDocument(admitted, api);
      response.writeHead(200, { ...guarded, 'content-type': type, 'content-length': content.length }).end(content);
    } finally {
      leave();
    }
  }

  function fail(response: ServerResponse, error: unknown): void {
    if (response.destroyed || response.headersSent) return void response.destroy();
    if (error instanceof Unreadable) return respondWithError(response, 422);
    api.log.error({ err: error }, complaintOf(error));
    // The worker decides by the kind of error whether to raise an alarm.
    if (error instanceof TiplineError) {
      const { kind, message } = error;
      return void response.writeHead(502, { ...guarded, 'content-type': 'application/json' }).end(JSON.stringify({ kind, message }));
    }
    respondWithError(response, 503);
  }

  return (request, response) => {
    const began = performance.now();
    response.once('close', () => {
      const labels = { method: request.method ?? '', route: DOCUMENTS_PATH, status: response.statusCode };
      api.metrics.requests.observe(labels, (performance.now() - began) / 1000);
    });
    answer(request, response).catch((error: unknown) => fail(response, error));
  };
}
