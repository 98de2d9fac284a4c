import { Agent, request } from 'node:http';
import type { WireCall } from './arbitrary-input.ts';

const LONGEST_WAIT_MS = 10_000;

export interface WireAnswer {
  status: number;
  type: string;
  text: string;
}

/** Sends requests unchanged; fetch would normalise URLs and reject headers. */
export function rawHttpClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function send(port: number, { method, url, headers, body }: WireCall): Promise<WireAnswer> {
    // Node adds the content length only for methods that usually have a body, so not for DELETE.
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: { ...length, ...headers },
        agent,
        timeout: LONGEST_WAIT_MS,
      });
      sent.once('error', reject);
      sent.once('timeout', () => sent.destroy(new Error(`no answer within ${LONGEST_WAIT_MS} ms`)));
      sent.once('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
      sent.end(body ?? undefined);
    });
  }

  return { send, close: () => agent.destroy() };
}
