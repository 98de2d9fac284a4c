import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import pg from 'pg';
import type { Outcome } from '../environment.ts';
import { folder, HOST, ports } from '../topology/layout.ts';
import { authority, password } from '../topology/secrets.ts';

interface Attempt {
  what: string;
  /** Whether access was granted. */
  isAllowed(): Promise<boolean> | boolean;
}

const read = (file: string) => readFileSync(folder('tls/root', file));

/** Whether a request with this certificate succeeds. */
function isAuthorised(port: number, path: string, { method = 'GET', certificate = '', authorityOf = 'datastores' } = {}): Promise<boolean> {
  const own = certificate ? { cert: read(`${certificate}.crt`), key: read(`${certificate}.key`) } : {};
  return new Promise((resolve) => {
    const sent = request({ host: HOST, port, path, method, ca: read(`${authorityOf}/ca.crt`), ...own, agent: false }, (answer) => {
      answer.resume();
      resolve((answer.statusCode ?? 0) < 400);
    });
    sent.once('error', () => resolve(false)).end(method === 'GET' ? undefined : '{}');
  });
}

async function connects(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ host: HOST, port: ports.database, user: 'postgres', database: 'postgres', ...settings });
  client.on('error', () => undefined);
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return isOpen;
}

/** The reply of a Redis or a Sentinel; empty without a reply. */
function redis(port: number, options: readonly string[], ...command: string[]): string {
  try {
    const given = { encoding: 'utf8', timeout: 3000, stdio: 'pipe' } as const;
    return execFileSync('redis-cli', ['-h', HOST, '-p', String(port), ...options, ...command], given);
  } catch {
    return '';
  }
}

const TLS = () => ['--tls', '--cacert', authority()];
const asUser = (user: string) => [...TLS(), '--no-auth-warning', '--user', user, '--pass', password(`redis-${user}`)];
const isDenied = (answer: string) => answer === '' || /NOAUTH|NOPERM|WRONGPASS|Error/.test(answer);
const allows = (answer: string) => !isDenied(answer);

const forbiddenAttempts: readonly Attempt[] = [
  { what: 'etcd, without a certificate', isAllowed: () => isAuthorised(ports.etcdClient, '/v2/keys', { authorityOf: 'etcd' }) },
  {
    what: 'etcd, with the certificate of a balancer',
    isAllowed: () => isAuthorised(ports.etcdClient, '/v2/keys', { authorityOf: 'etcd', certificate: 'datastores/haproxy' }),
  },
  { what: 'Patroni, without a certificate', isAllowed: () => isAuthorised(ports.patroni[0], '/patroni') },
  {
    what: 'Patroni, a change without its password',
    isAllowed: () => isAuthorised(ports.patroni[0], '/config', { method: 'PATCH', certificate: 'datastores/haproxy' }),
  },
  { what: 'PostgreSQL, unencrypted', isAllowed: () => connects({ password: password('postgres') }) },
  {
    what: 'PostgreSQL, with a wrong password',
    isAllowed: () => connects({ password: 'postgres', ssl: { ca: readFileSync(authority()) } }),
  },
  { what: 'Redis, unencrypted', isAllowed: () => allows(redis(ports.redisNodes[0], [], 'PING')) },
  { what: 'Redis, without a password', isAllowed: () => allows(redis(ports.redisNodes[0], TLS(), 'PING')) },
  { what: 'Redis, another user’s keys', isAllowed: () => allows(redis(ports.redis, asUser('worker'), 'GET', 'limit:any')) },
  { what: 'Redis, names of other users’ keys', isAllowed: () => allows(redis(ports.redis, asUser('worker'), 'SCAN', '0')) },
  { what: 'Redis, to empty it', isAllowed: () => allows(redis(ports.redis, asUser('api'), 'FLUSHALL')) },
  { what: 'Redis, to change its settings', isAllowed: () => allows(redis(ports.redis, asUser('realtime'), 'CONFIG', 'GET', '*')) },
  { what: 'a Sentinel, unencrypted', isAllowed: () => allows(redis(ports.sentinels[0], [], 'PING')) },
  { what: 'a Sentinel, without a password', isAllowed: () => allows(redis(ports.sentinels[0], TLS(), 'SENTINEL', 'masters')) },
];

/** The same with valid credentials; otherwise a rejection would prove nothing. */
const controls: readonly Attempt[] = [
  { what: 'etcd', isAllowed: () => isAuthorised(ports.etcdClient, '/v2/keys', { authorityOf: 'etcd', certificate: 'etcd/patroni' }) },
  { what: 'Patroni', isAllowed: () => isAuthorised(ports.patroni[0], '/patroni', { certificate: 'datastores/haproxy' }) },
  { what: 'PostgreSQL', isAllowed: () => connects({ password: password('postgres'), ssl: { ca: readFileSync(authority()) } }) },
  { what: 'Redis', isAllowed: () => allows(redis(ports.redis, asUser('worker'), 'GET', 'release')) },
  {
    what: 'Sentinel',
    isAllowed: () => allows(redis(ports.sentinels[0], [...TLS(), '--no-auth-warning', '--pass', password('redis-sentinel')], 'PING')),
  },
];

async function listAllowed(some: readonly Attempt[]): Promise<string[]> {
  const names: string[] = [];
  for (const { what, isAllowed: isLetIn } of some) if (await isLetIn()) names.push(what);
  return names;
}

/** S7: the datastores reject every request without valid credentials. */
export async function closed(): Promise<Outcome> {
  const [open, reached] = [await listAllowed(forbiddenAttempts), await listAllowed(controls)];
  for (const what of open) console.error(`S7: access granted: ${what}`);
  return {
    id: 'S7',
    title: 'requests to the datastores without a certificate, a password or a permission',
    results: [
      {
        what: `granted, of ${forbiddenAttempts.length} forbidden requests`,
        measured: String(open.length),
        limit: '0',
        ok: open.length === 0,
      },
      {
        what: 'granted, of the allowed requests',
        measured: String(reached.length),
        limit: String(controls.length),
        ok: reached.length === controls.length,
      },
    ],
    notes: [`Requests: ${forbiddenAttempts.map(({ what }) => what).join('; ')}.`],
    plots: [],
  };
}
