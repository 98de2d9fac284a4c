import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatastoreProxy {
  port: number;
  /** Simulates a killed datastore: open connections break and new ones fail. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** A proxy to a shared datastore that can be cut for one test only. */
export async function startDatastoreProxy(to: number): Promise<DatastoreProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const wire = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const engine = connect(to, '127.0.0.1');
    for (const socket of [client, engine]) open.add(socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    client.once('close', () => engine.destroy());
    engine.once('close', () => client.destroy());
    client.pipe(engine).pipe(client);
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  return {
    port: (wire.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      breakAll();
    },
    restore: () => {
      isCut = false;
    },
    stop: async () => {
      breakAll();
      wire.close();
      await once(wire, 'close');
    },
  };
}
