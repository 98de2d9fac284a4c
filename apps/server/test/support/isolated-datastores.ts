import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from './eventually.ts';
import { end, freePort } from './processes.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const ANSWERS_WITHIN_MS = 60_000;

/** A datastore that only one test uses, so that the test may kill it. */
export interface IsolatedDatastore {
  port: number;
  kill(): Promise<void>;
  /** Starts it and waits until it accepts connections. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** PostgreSQL does not run as root. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })));
  return uid && gid ? { uid, gid } : undefined;
}

/** Starts PostgreSQL with synchronous commits as in production. */
export async function ownPostgres(): Promise<IsolatedDatastore> {
  const folder = mkdtempSync(join(tmpdir(), 'subrosa-postgres-'));
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(`${PROGRAMS}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], options);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'jit=off'];
  let server: ChildProcess | undefined;

  // After a kill its child processes briefly keep the shared memory, and it cannot start until they have ended.
  async function answers(): Promise<boolean> {
    if (!server || server.exitCode !== null || server.signalCode !== null) {
      server = spawn(`${PROGRAMS}/postgres`, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], options);
    }
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  const kill = async () => {
    if (server) await end(server, 'SIGKILL');
  };
  const engine: IsolatedDatastore = {
    port,
    kill,
    start: async () => void (await eventually(answers, ANSWERS_WITHIN_MS, 'a PostgreSQL of our own')),
    remove: async () => {
      if (server) await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  await engine.start();
  return engine;
}

/** Starts Redis without persistence, so that a kill loses all data. */
export async function ownRedis(): Promise<IsolatedDatastore> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const kill = async () => {
    if (server) await end(server, 'SIGKILL');
  };
  const answers = async () => {
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').catch(() => null);
    socket.destroy();
    return opened !== null;
  };
  const engine: IsolatedDatastore = {
    port,
    kill,
    start: async () => {
      server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
      await eventually(answers, ANSWERS_WITHIN_MS, 'a Redis of our own');
    },
    remove: kill,
  };
  await engine.start();
  return engine;
}
