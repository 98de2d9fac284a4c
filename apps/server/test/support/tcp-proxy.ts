import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  stop(): Promise<void>;
}

/** A minimal load balancer: each connection goes to the next process that accepts it. */
export async function startTcpProxy(ports: readonly number[]): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let next = 0;

  function passOn(client: Socket, tries = ports.length): void {
    const port = ports[(next += 1) % ports.length] ?? 0;
    const server = connect(port, '127.0.0.1');
    open.add(server.on('close', () => open.delete(server)));
    server.once('connect', () => {
      server.removeAllListeners('error');
      server.on('error', () => client.destroy()).once('close', () => client.destroy());
      client.pipe(server).pipe(client);
    });
    server.once('error', () => (tries > 1 ? passOn(client, tries - 1) : client.destroy()));
    client.once('close', () => server.destroy());
  }

  const proxy = createServer((client) => {
    open.add(client.on('close', () => open.delete(client)).on('error', () => client.destroy()));
    passOn(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
