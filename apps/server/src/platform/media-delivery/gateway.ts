import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { StoreReader } from '../storage/store-reader.ts';
import { DELIVERY_PATH, parseSignedUrl, type Deliverable } from './signed-urls.ts';
import { contentTypeOf, etagOf, fileHeaders, isNotModified, rangeOf, respondWithError } from './responses.ts';

export interface Gateway {
  secret: string;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  store: StoreReader;
  counts(signedUrl: Deliverable): Promise<boolean>;
  keyOf(id: string, file: string): string;
}

/**
 * Serves files at signed URLs: one route and a stream, so no framework is needed. URLs are not logged, because each grants
 * access to its file.
 */
export function gatewayListener(gateway: Gateway): RequestListener {
  return (request, response) => {
    observe(request, response, gateway.metrics);
    respond(request, response, gateway).catch((error: unknown) => fail(response, error, gateway.log));
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, gateway: Gateway): Promise<void> {
  const { method, headers, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return respondWithError(response, 404);
  const now = gateway.clock.now();
  const signedUrl = parseSignedUrl(gateway.secret, url, now);
  const contentType = contentTypeOf(signedUrl?.file ?? '');
  if (!signedUrl || !contentType || !(await gateway.counts(signedUrl))) return respondWithError(response, 404);
  if (response.destroyed) return;

  const known = fileHeaders(signedUrl, contentType, now);
  if (isNotModified(headers, etagOf(signedUrl))) return void response.writeHead(304, known).end();
  const range = method === 'GET' ? rangeOf(headers, etagOf(signedUrl)) : {};
  const opened = gateway.store.open(method, gateway.keyOf(signedUrl.id, signedUrl.file), range);
  opened.once('response', (stored) => pass(stored, response, known, gateway.log));
  opened.on('error', (error) => fail(response, error, gateway.log));
  response.once('close', () => response.writableFinished || opened.destroy());
}

/**
 * Streams the store's response at the browser's speed. It does not use `pipeline`, which creates an error object even on
 * success.
 */
function pass(stored: IncomingMessage, response: ServerResponse, known: OutgoingHttpHeaders, log: Log): void {
  const { statusCode, headers } = stored;
  if (statusCode === 200 || statusCode === 206) {
    const { 'content-length': length, 'content-range': part } = headers;
    response.writeHead(statusCode, { ...known, ...(length && { 'content-length': length }), ...(part && { 'content-range': part }) });
    stored.once('error', (error) => fail(response, error, log));
    stored.pipe(response);
    return;
  }
  stored.resume();
  if (statusCode === 404 || statusCode === 416) respondWithError(response, statusCode);
  else fail(response, new Error(`the store answered ${statusCode}`), log);
}

/** Ignores a disconnected browser, aborts a response that has begun, and otherwise returns 503. */
function fail(response: ServerResponse, error: unknown, log: Log): void {
  if (response.destroyed) return;
  log.error({ err: error }, 'a file was not delivered');
  if (response.headersSent) response.destroy();
  else respondWithError(response, 503);
}

function observe(request: IncomingMessage, response: ServerResponse, { requests }: Metrics): void {
  const began = performance.now();
  response.once('close', () => {
    const labels = { method: request.method ?? '', route: DELIVERY_PATH, status: response.statusCode };
    requests.observe(labels, (performance.now() - began) / 1000);
  });
}
