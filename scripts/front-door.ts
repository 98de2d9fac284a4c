import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { DELIVERY_PATH } from '../apps/server/src/platform/delivery/addresses.ts';

interface FrontDoor {
  url: string;
  close(): Promise<void>;
}

/** What a balancer does in production: one address, behind which calls go to the api, sockets to realtime and files to the gateway. */
export async function openFrontDoor(ports: { api: number; realtime: number; gateway: number; own: number }): Promise<FrontDoor> {
  const open = new Set<Duplex>();
  const remember = (socket: Duplex) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };

  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const port = url?.startsWith(`${DELIVERY_PATH}/`) ? ports.gateway : ports.api;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    outgoing.once('close', () => outgoing.writableFinished || passed.destroy());
    incoming.pipe(passed);
  });
  server.on('connection', remember);

  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const behind = connect(ports.realtime, '127.0.0.1', () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
        lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
      }
      behind.write(`${lines.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    remember(behind);
    behind.once('error', () => socket.destroy());
    socket.once('error', () => behind.destroy());
  });

  await new Promise<void>((resolve) => server.listen(ports.own, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
