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

export const datastoresBalancer = daemon('haproxy-datastores', () =>
  run(
    configure(
      'haproxy-datastores.cfg',
      'haproxy-datastores.cfg',
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
        STORE: at(ports.storeBackend),
      },
      'root',
    ),
  ),
);

export const appBalancer = daemon('haproxy-app', () =>
  run(
    configure(
      'haproxy-app.cfg',
      'haproxy-app.cfg',
      {
        HOST,
        ADMIN_SOCKET: sockets.front,
        LISTEN_PORT: ports.loadBalancer,
        LISTEN_TLS: '',
        API_SERVERS: servers('api'),
        REALTIME_SERVERS: servers('realtime'),
        GATEWAY_SERVERS: servers('gateway'),
        DOCUMENTS_SERVERS: servers('documents'),
      },
      'root',
    ),
  ),
);

/** Sends a command to the balancer of the datastores, as an operator does. */
async function sendCommand(command: string): Promise<string> {
  const socket = connect(sockets.engines);
  socket.end(`${command}\n`);
  return text(socket);
}

/** Routes new connections to the store to another port; open ones are closed by the command. */
export async function routeStoreTo(port: number): Promise<void> {
  await sendCommand(`set server store/store addr ${HOST} port ${port}`);
  await sendCommand('shutdown sessions server store/store');
}
