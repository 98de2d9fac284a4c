import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface Operations {
  port: number;
  close(): Promise<void>;
}

/** Serves health and metrics on a separate port that is not public. */
export async function serveOperations(options: {
  host: string;
  port: number;
  metrics: Metrics;
  /** A string is the reason for not being ready. */
  isReady: () => Promise<boolean | string>;
}): Promise<Operations> {
  const isReady = () => options.isReady().catch(() => false);
  const server = createServer((request, response) => {
    void (async () => {
      switch (request.url) {
        case '/health/live':
          return response.end('alive');
        case '/health/ready': {
          const ready = await isReady();
          const because = typeof ready === 'string' ? `: ${ready}` : '';
          return response.writeHead(ready === true ? 200 : 503).end(ready === true ? 'ready' : `not ready${because}`);
        }
        case '/metrics':
          options.metrics.ready.set((await isReady()) === true ? 1 : 0);
          return response.setHeader('content-type', options.metrics.registry.contentType).end(await options.metrics.registry.metrics());
        default:
          return response.writeHead(404).end();
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
