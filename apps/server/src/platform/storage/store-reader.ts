import * as http from 'node:http';
import * as https from 'node:https';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { createReadSigner } from './signature.ts';

/** Reads of the store over HTTP, with ranges, without the overhead of the SDK. */
export interface StoreReader {
  /** Returns a started request, which emits `response` or `error`; destroying it closes the connection. */
  open(method: 'GET' | 'HEAD', key: string, conditions?: { range?: string }): http.ClientRequest;
  close(): void;
}

const MOST_CONNECTIONS = 512;
// Time until the store must begin to answer; after that the browser may be slow.
const PATIENCE_MS = 10_000;
// Shorter than the idle timeout of any store, so that no request uses a connection that is being closed.
const IDLE_MS = 4000;

export function storeReader(config: Config, bucket: string, clock: Clock): StoreReader {
  const { protocol, hostname, port, host, pathname } = new URL(config.S3_ENDPOINT);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS, timeout: IDLE_MS });
  const sign = createReadSigner({ region: config.S3_REGION, accessKey: config.S3_ACCESS_KEY, secretKey: config.S3_SECRET_KEY });
  const root = `${pathname.replace(/\/$/, '')}/${bucket}`;

  return {
    open: (method, key, conditions) => {
      if (!/^[\w./-]+$/.test(key)) throw new Error('a key that would need encoding');
      const path = `${root}/${key}`;
      const headers = { ...sign({ method, host, path }, clock.now()), ...conditions };
      const outgoing = request({ hostname, port, method, path, headers, agent });
      outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error('the store does not answer')));
      outgoing.once('response', () => outgoing.setTimeout(0));
      return outgoing.end();
    },
    close: () => agent.destroy(),
  };
}
