import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { HOST } from './layout.ts';

export interface SlowProxy {
  stop(): Promise<void>;
}

/** A proxy that delays every response and forwards requests immediately. */
export async function startSlowProxy(port: number, to: number, delayMs: number): Promise<SlowProxy> {
  const open = new Set<Socket>();
  const connection = createServer((client) => {
    const datastore = connect(to, HOST);
    for (const socket of [client, datastore]) open.add(socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    client.pipe(datastore);
    client.once('close', () => datastore.destroy());
    datastore.on('data', (bytes) => void setTimeout(() => client.writable && client.write(bytes), delayMs));
    datastore.once('close', () => void setTimeout(() => client.destroy(), delayMs));
  });
  connection.listen(port, HOST);
  await once(connection, 'listening');
  return {
    stop: async () => {
      for (const socket of open) socket.destroy();
      connection.close();
      await once(connection, 'close');
    },
  };
}
