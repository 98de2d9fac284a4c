import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { daemon, type Daemon } from './daemon.ts';
import { configure, folder, give, HOST, ports, ROOT } from './layout.ts';
import { authority, certificates, password } from './secrets.ts';

const name = (index: number) => `redis${index + 1}`;

export interface RedisNode {
  name: string;
  port: number;
  daemon: Daemon;
}

export const redisNodes: readonly RedisNode[] = ports.redisNodes.map((port, index) => ({
  name: name(index),
  port,
  daemon: daemon(name(index), () => {
    const users = configure('redis-users.acl', `${name(index)}.acl`, passwords(), 'redis');
    const values = { HOST, PORT: port, DATA: folder(name(index)), TLS: certificates('redis'), USERS: users, ...passwords() };
    const conf = configure('redis.conf', `${name(index)}.conf`, values, 'redis');
    const own = [join(certificates('redis'), 'ca.crt'), sentinelPassword()];
    return {
      program: join(ROOT, 'deploy/topology/redis-start'),
      user: 'redis',
      args: [conf, HOST, String(port), ...own, ...ports.sentinels.map(String)],
    };
  }),
}));

const passwords = () => ({
  REPLICA_PASSWORD: password('redis-replica'),
  SENTINEL_PASSWORD: password('redis-sentinel'),
  REDIS_CHECK_PASSWORD: password('redis-check'),
  REDIS_API_PASSWORD: password('redis-api'),
  REDIS_REALTIME_PASSWORD: password('redis-realtime'),
  REDIS_WORKER_PASSWORD: password('redis-worker'),
});

/** The file with the password that a Redis uses for the Sentinels. */
function sentinelPassword(): string {
  const path = folder('tls/redis/sentinel-password');
  writeFileSync(path, password('redis-sentinel'), { mode: 0o600 });
  give(path, 'redis');
  return path;
}

/** A Sentinel writes its state into its configuration file, so the file is created once. */
const sentinels = ports.sentinels.map((port, index) => {
  const own = `sentinel${index + 1}`;
  return daemon(own, () => {
    const path = folder('conf', own, 'sentinel.conf');
    if (!existsSync(path)) {
      mkdirSync(folder('conf', own), { recursive: true });
      const values = { HOST, PORT: port, DATA: folder(own), LEADER_PORT: ports.redisNodes[0], TLS: certificates('redis') };
      configure('sentinel.conf', `${own}/sentinel.conf`, { ...values, ...passwords() }, 'redis');
    }
    mkdirSync(folder(own), { recursive: true });
    for (const one of [folder(own), folder('conf', own)]) give(one, 'redis');
    return { program: 'redis-server', user: 'redis', args: [path, '--sentinel'] };
  });
});

type User = 'check' | 'default';

/** In Redis the user `check` may query the role; a Sentinel has one user. */
function cli(port: number, user: User, ...command: string[]): string {
  const env = { ...process.env, REDISCLI_AUTH: password(user === 'check' ? 'redis-check' : 'redis-sentinel') };
  const args = ['-h', HOST, '-p', String(port), '--tls', '--cacert', authority(), '--user', user, ...command];
  try {
    return execFileSync('redis-cli', args, { encoding: 'utf8', timeout: 2000, stdio: 'pipe', env });
  } catch {
    return '';
  }
}

export const isLeader = ({ port }: RedisNode): boolean => cli(port, 'check', 'info', 'replication').includes('role:master');
const isReplica = ({ port }: RedisNode): boolean => cli(port, 'check', 'info', 'replication').includes('master_link_status:up');

/** Whether one Redis leads, the other follows it, and the Sentinels know both and each other. */
export async function isRedisReplicated(): Promise<boolean> {
  const known = cli(ports.sentinels[0], 'default', 'SENTINEL', 'ckquorum', 'subrosa').startsWith('OK 3');
  return known && redisNodes.filter(isLeader).length === 1 && redisNodes.filter(isReplica).length === 1;
}

export async function startRedis(): Promise<void> {
  for (const one of redisNodes) {
    mkdirSync(folder(one.name), { recursive: true });
    give(folder(one.name), 'redis');
  }
  const [first, second] = redisNodes;
  first?.daemon.start();
  await eventually(async () => first && cli(first.port, 'check', 'ping').startsWith('PONG'), 20_000, 'a Redis');
  for (const sentinel of sentinels) sentinel.start();
  await eventually(async () => ports.sentinels.every((port) => cli(port, 'default', 'ping').startsWith('PONG')), 20_000, 'the Sentinels');
  second?.daemon.start();
  await eventually(isRedisReplicated, 60_000, 'a Redis pair');
}

export async function stopRedis(): Promise<void> {
  await Promise.all([...sentinels, ...redisNodes.map((one) => one.daemon)].map((one) => one.stop()));
}

/** Deletes the state of the Sentinels about a removed pair. */
export function removeRedis(): void {
  const own = ports.sentinels.map((_, index) => `sentinel${index + 1}`);
  for (const one of [...own.map((sentinel) => `conf/${sentinel}`), ...own, ...redisNodes.map((node) => node.name)]) {
    rmSync(folder(one), { recursive: true, force: true });
  }
}
