import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import type { Running } from '../platform/lifecycle.ts';
import type { Metrics } from '../platform/metrics.ts';
import { serveOperations } from '../platform/operations.ts';

interface ListenerOptions {
  config: Config;
  port: number;
  listener: RequestListener;
  metrics: Metrics;
  pool: pg.Pool;
  /** Closes the dependencies of the listener after the last response. */
  close: () => Promise<void> | void;
}

/** Runs a process that serves only files, without Fastify: the gateway or the documents process. */
export async function serveListener({
  config,
  port,
  listener,
  metrics,
  pool,
  close,
}: ListenerOptions): Promise<Running & { port: number }> {
  let leaving = false;
  // A load balancer keeps connections for about a minute; it must close them, not this process.
  const server = createServer({ keepAliveTimeout: 72_000, requestTimeout: 10_000 }, (request, response) => {
    if (leaving) response.setHeader('connection', 'close');
    listener(request, response);
  });
  // For a browser that stopped reading, or a store that stopped sending.
  server.setTimeout(120_000);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, config.HOST, resolve));
  const operations = await serveOperations({
    host: config.HOST,
    port: config.OPERATIONS_PORT,
    metrics,
    isReady: async () => !leaving && (await pool.query('SELECT 1')).rows.length === 1,
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      leaving = true;
      await sleep(config.DRAIN_SECONDS * 1000);
      await new Promise((resolve) => server.close(resolve));
      await operations.close();
      await close();
    },
  };
}
