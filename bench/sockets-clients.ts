/** A client process of `bench/sockets.ts`: opens its share of sockets and counts received events. */
import { SOCKET_PATH } from '../packages/contract/src/realtime.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { issueTicket } from '../apps/server/src/platform/realtime/tickets.ts';
import { connectRedis } from '../apps/server/src/platform/redis.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import type { Principal } from '../apps/server/src/platform/tokens/tokens.ts';
import { serveBench } from './child.ts';
import { WebSocket, type BareSocket } from '../apps/server/test/support/bare-ws.ts';

const AT_ONCE = 50;
const PING = '2';
const PONG = '3';
const OPENED = '0';
const CONNECTED = '40';
const EVENT = '42';

const config = configFor(process.env['BENCH_DATABASE'] ?? '');
const port = process.env['BENCH_PORT'] ?? '';
const isBare = process.env['BENCH_KIND'] === 'bare';
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
const devices = await db.selectFrom('device').select(['id as deviceId', 'member_id as memberId']).execute();
await db.destroy();
const redis = await connectRedis({ url: config.REDIS_URL, name: 'bench', log: createLog(config, 'bench'), whileAway: 'fail' });

let received = 0;
let closed = 0;
const open: BareSocket[] = [];

function openBare(): Promise<void> {
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  open.push(client.on('message', () => (received += 1)).on('close', () => (closed += 1)));
  return new Promise((resolve, reject) => client.once('open', resolve).once('error', reject));
}

/** Sends what the client of socket.io sends, without its overhead. */
async function openOurs(device: Principal): Promise<void> {
  const token = await issueTicket(redis, device);
  const client = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&transport=websocket`, { perMessageDeflate: false });
  open.push(client.on('close', () => (closed += 1)));
  return new Promise((resolve, reject) => {
    client.once('error', reject).on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith(EVENT)) received += 1;
      else if (text === PING) client.send(PONG);
      else if (text.startsWith(OPENED)) client.send(`${CONNECTED}${JSON.stringify({ token })}`);
      else if (text.startsWith(CONNECTED)) resolve();
      else reject(new Error(text));
    });
  });
}

for (let from = 0; from < devices.length; from += AT_ONCE) {
  await Promise.all(devices.slice(from, from + AT_ONCE).map((device) => (isBare ? openBare() : openOurs(device))));
}
serveBench({ connected: open.length }, { received: () => ({ received, closed }) }, async () => process.exit());
