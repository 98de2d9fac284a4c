import { createClient } from 'redis';
import type { Log } from './log.ts';

export type RedisConnection = ReturnType<typeof newClient>;

function newClient(url: string, name: string) {
  return createClient({
    url,
    name,
    // A command fails at once while Redis is away; the caller decides what that means.
    disableOfflineQueue: true,
    socket: { connectTimeout: 3000, reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 2000) },
  });
}

/** Connects in the background: Redis holds nothing that the house cannot start without. */
export async function connectRedis(url: string, name: string, log: Log): Promise<RedisConnection> {
  const client = newClient(url, name);
  client.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis is away'));
  const connecting = client.connect().catch(() => undefined);
  await Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
  return client;
}

/** Lets running commands finish, unless Redis is away. */
export async function disconnectRedis(client: RedisConnection): Promise<void> {
  if (client.isReady) await client.close();
  else if (client.isOpen) client.destroy();
}
