import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { HOST } from './layout.ts';

export interface SlowWire {
  stop(): Promise<void>;
}

/** A wire on which every answer comes so much later; what is asked goes through at once. */
export async function laySlowWire(port: number, to: number, delayMs: number): Promise<SlowWire> {
  const open = new Set<Socket>();
  const wire = createServer((client) => {
    const engine = connect(to, HOST);
    for (const socket of [client, engine]) open.add(socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    client.pipe(engine);
    client.once('close', () => engine.destroy());
    engine.on('data', (bytes) => void setTimeout(() => client.writable && client.write(bytes), delayMs));
    engine.once('close', () => void setTimeout(() => client.destroy(), delayMs));
  });
  wire.listen(port, HOST);
  await once(wire, 'listening');
  return {
    stop: async () => {
      for (const socket of open) socket.destroy();
      wire.close();
      await once(wire, 'close');
    },
  };
}
