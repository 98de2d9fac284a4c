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

/** Answers addresses of files: one route and a stream, so bare HTTP. Addresses are in no log: whoever has one has the file. */
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

/** Hands the store's answer on as fast as the browser reads. By hand: `pipeline` makes an error for each that ends well. */
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

/** The browser went away, which is its right; or it has half of a file and must see that it broke off; or it may come again. */
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
