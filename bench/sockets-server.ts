/** A server of `bench/sockets.ts`: our realtime process, or plain ws that sends the same; sends its port, CPU and memory. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createServer as createHttp } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startRealtime } from '../apps/server/src/app/realtime.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import { serveBench } from './child.ts';
import { WebSocketServer } from '../apps/server/test/support/bare-ws.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const metrics = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return { micros: user + system };
  },
  memory: () => {
    collectGarbage();
    return { bytes: process.memoryUsage().rss };
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function serveBare(): Promise<void> {
  const http = createHttp();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const text = process.env['BENCH_TEXT'] ?? '';
  const broadcast = () => {
    for (const client of server.clients) client.send(text);
    return {};
  };
  serveBench({ port: (http.address() as AddressInfo).port }, { ...metrics, broadcast }, async () => process.exit());
}

async function serveOurs(): Promise<void> {
  const config = configFor(process.env['BENCH_DATABASE'] ?? '', { REALTIME_PORT: String(await freePort()), LOG_LEVEL: 'silent' });
  const { port, stop } = await startRealtime(config);
  serveBench({ port }, metrics, async () => {
    await stop();
    process.exit();
  });
}

await (process.env['BENCH_KIND'] === 'bare' ? serveBare() : serveOurs());
