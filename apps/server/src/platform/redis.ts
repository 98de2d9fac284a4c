import { createClient } from '@redis/client';
import { readFileSync } from 'node:fs';
import type { Log } from './log.ts';

export type RedisConnection = ReturnType<typeof newClient>;

interface ConnectionOptions {
  url: string;
  /** File of the authority that signs its certificate, where it is not a public one. */
  caFile?: string | undefined;
  name: string;
  log: Log;
  /**
   * What happens to a command while Redis is away: it fails at once, and the caller decides what that means, or it
   * waits. The socket adapter must wait: it asks again without a pause, and would hold the processor for good.
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

/** Connects in the background: Redis holds nothing that the house cannot start without. */
export async function connectRedis(options: ConnectionOptions): Promise<RedisConnection> {
  const client = newClient(options);
  client.on('error', (error: Error) => options.log.warn({ reason: error.message }, 'redis is away'));
  const connecting = client.connect().catch(() => undefined);
  await Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
  return client;
}

/** Lets running commands finish, unless Redis is away. */
export async function disconnectRedis(client: RedisConnection): Promise<void> {
  if (client.isReady) await client.close();
  else if (client.isOpen) client.destroy();
}
