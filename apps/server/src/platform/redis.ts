import { createClient } from '@redis/client';
import { readFileSync } from 'node:fs';
import type { Log } from './log.ts';

export type RedisConnection = ReturnType<typeof newClient>;

interface ConnectionOptions {
  url: string;
  /** PEM file of the certificate authority, if it is not a public one. */
  caFile?: string | undefined;
  name: string;
  log: Log;
  /**
   * Whether commands fail at once while Redis is unavailable, or wait. The socket adapter must wait, because it polls
   * without a pause and would block the processor.
   */
  whileAway: 'fail' | 'wait';
}

function newClient({ url, caFile, name, whileAway }: Omit<ConnectionOptions, 'log'>) {
  return createClient({
    url,
    name,
    disableOfflineQueue: whileAway === 'fail',
    socket: {
      connectTimeout: 3000,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 2000),
      ...(caFile && { tls: true as const, ca: readFileSync(caFile) }),
    },
  });
}

/** Connects in the background: processes can start without Redis. */
export async function connectRedis(options: ConnectionOptions): Promise<RedisConnection> {
  const client = newClient(options);
  client.on('error', (error: Error) => options.log.warn({ reason: error.message }, 'redis is away'));
  const connecting = client.connect().catch(() => undefined);
  await Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
  return client;
}

/** Waits for running commands, unless Redis is unavailable. */
export async function disconnectRedis(client: RedisConnection): Promise<void> {
  if (client.isReady) await client.close();
  else if (client.isOpen) client.destroy();
}
