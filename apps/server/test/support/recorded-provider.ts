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
 * An outside provider that answers with documented messages (`apps/sandbox/fixtures`), one a call, and keeps what it received. What
 * reads a provider's answers is tried with these, because our own simulator may repeat our own mistake.
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
    /** The next calls are answered with these fixtures, or with what a test wrote itself. */
    answer: (...samples: (string | Partial<SampleResponse>)[]) => {
      responses.push(
        ...samples.map((sample) =>
          typeof sample === 'string' ? readSampleResponse(sample) : { status: 200, headers: {}, body: '', ...sample },
        ),
      );
    },
  };
}
