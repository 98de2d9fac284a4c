import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { daemon } from './daemon.ts';
import { configure, folder, HOST, ports } from './layout.ts';
import { certificates, password } from './secrets.ts';

const at = (port: number) => `${HOST}:${port}`;
const sockets = { engines: folder('run/engines.sock'), front: folder('run/front.sock') };

const servers = (kind: 'api' | 'realtime' | 'gateway' | 'documents') =>
  ports[kind].map((port, index) => `  server ${kind}${index + 1} ${at(port)} check port ${port + ports.operations}`).join('\n');

const run = (path: string) => ({ program: 'haproxy', args: ['-db', '-f', path] });

export const enginesBalancer = daemon('haproxy-engines', () =>
  run(
    configure(
      'haproxy-engines.cfg',
      'haproxy-engines.cfg',
      {
        HOST,
        TLS: certificates('root'),
        ADMIN_SOCKET: sockets.engines,
        DATABASE_PORT: ports.database,
        PG1: at(ports.pg[0]),
        PG1_REST: ports.patroni[0],
        PG2: at(ports.pg[1]),
        PG2_REST: ports.patroni[1],
        REDIS_PORT: ports.redis,
        REDIS1: at(ports.redisNodes[0]),
        REDIS2: at(ports.redisNodes[1]),
        REDIS_CHECK_PASSWORD: password('redis-check'),
        STORE_PORT: ports.store,
        STORE: at(ports.storeEngine),
      },
      'root',
    ),
  ),
);

export const frontBalancer = daemon('haproxy-front', () =>
  run(
    configure(
      'haproxy-front.cfg',
      'haproxy-front.cfg',
      {
        HOST,
        ADMIN_SOCKET: sockets.front,
        DOOR_PORT: ports.loadBalancer,
        DOOR_TLS: '',
        API_SERVERS: servers('api'),
        REALTIME_SERVERS: servers('realtime'),
        GATEWAY_SERVERS: servers('gateway'),
        DOCUMENTS_SERVERS: servers('documents'),
      },
      'root',
    ),
  ),
);

/** Tells the balancer of the engines something, as an operator does. */
async function sendCommand(command: string): Promise<string> {
  const socket = connect(sockets.engines);
  socket.end(`${command}\n`);
  return text(socket);
}

/** Sends what is meant for the store to another port; what is open stays where it is. */
export async function leadStoreTo(port: number): Promise<void> {
  await sendCommand(`set server store/store addr ${HOST} port ${port}`);
  await sendCommand('shutdown sessions server store/store');
}
