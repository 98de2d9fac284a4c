import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface Operations {
  port: number;
  close(): Promise<void>;
}

/** Health and metrics on a port of their own, which the outside never sees. */
export async function serveOperations(options: {
  host: string;
  port: number;
  metrics: Metrics;
  isReady: () => Promise<boolean>;
}): Promise<Operations> {
  const isReady = () => options.isReady().catch(() => false);
  const server = createServer((request, response) => {
    void (async () => {
      switch (request.url) {
        case '/health/live':
          return response.end('alive');
        case '/health/ready': {
          const ready = await isReady();
          return response.writeHead(ready ? 200 : 503).end(ready ? 'ready' : 'not ready');
        }
        case '/metrics':
          options.metrics.ready.set((await isReady()) ? 1 : 0);
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
