import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readSampleResponse, type SampleResponse } from '../../../sandbox/test/support/samples.ts';

interface ReceivedRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * An external provider that returns documented responses (`apps/sandbox/fixtures`), one for each request, and records
 * requests. Clients are tested with them, because our simulator may contain the same mistakes as our clients.
 */
export function useRecordedProvider() {
  let responses: SampleResponse[] = [];
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const next = responses.shift() ?? { status: 501, headers: {}, body: 'no answer is left' };
      response.writeHead(next.status, next.headers).end(next.body);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    responses = [];
    received.length = 0;
  });
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    received,
    /** Sets the next responses, from fixtures or from values. */
    answer: (...samples: (string | Partial<SampleResponse>)[]) => {
      responses.push(
        ...samples.map((sample) =>
          typeof sample === 'string' ? readSampleResponse(sample) : { status: 200, headers: {}, body: '', ...sample },
        ),
      );
    },
  };
}
