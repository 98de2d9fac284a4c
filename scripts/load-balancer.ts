import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { DOCUMENTS_PATH } from '../apps/server/src/domains/documents/tickets.ts';
import { DELIVERY_PATH } from '../apps/server/src/platform/media-delivery/signed-urls.ts';

interface LoadBalancer {
  url: string;
  close(): Promise<void>;
}

/** Routes like the balancer of production: requests to the api, sockets to realtime, files to the gateway, document accesses to the documents process. */
export async function startLoadBalancer(
  ports: Record<'api' | 'realtime' | 'gateway' | 'documents' | 'own', number>,
): Promise<LoadBalancer> {
  const portOf = (url = '') => {
    if (url.startsWith(`${DELIVERY_PATH}/`)) return ports.gateway;
    return url.startsWith(`${DOCUMENTS_PATH}/`) ? ports.documents : ports.api;
  };

  const open = new Set<Duplex>();
  const remember = (socket: Duplex) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };

  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port: portOf(url), method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    outgoing.once('close', () => outgoing.writableFinished || forwarded.destroy());
    incoming.pipe(forwarded);
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
