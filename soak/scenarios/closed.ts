import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import pg from 'pg';
import type { Outcome } from '../environment.ts';
import { folder, HOST, ports } from '../topology/layout.ts';
import { authority, password } from '../topology/secrets.ts';

interface Attempt {
  what: string;
  /** Whether it was let in. */
  isLetIn(): Promise<boolean> | boolean;
}

const read = (file: string) => readFileSync(folder('tls/root', file));

/** Whether somebody with this certificate is answered as if they may. */
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

/** What a Redis or a Sentinel answers; nothing where it does not speak. */
function redis(port: number, options: readonly string[], ...command: string[]): string {
  try {
    const given = { encoding: 'utf8', timeout: 3000, stdio: 'pipe' } as const;
    return execFileSync('redis-cli', ['-h', HOST, '-p', String(port), ...options, ...command], given);
  } catch {
    return '';
  }
}

const TLS = () => ['--tls', '--cacert', authority()];
const as = (user: string) => [...TLS(), '--no-auth-warning', '--user', user, '--pass', password(`redis-${user}`)];
const isDenied = (answer: string) => answer === '' || /NOAUTH|NOPERM|WRONGPASS|Error/.test(answer);
const allows = (answer: string) => !isDenied(answer);

const attempts: readonly Attempt[] = [
  { what: 'etcd, without a certificate', isLetIn: () => isAuthorised(ports.etcdClient, '/v2/keys', { authorityOf: 'etcd' }) },
  {
    what: 'etcd, with the certificate of a balancer',
    isLetIn: () => isAuthorised(ports.etcdClient, '/v2/keys', { authorityOf: 'etcd', certificate: 'datastores/haproxy' }),
  },
  { what: 'Patroni, without a certificate', isLetIn: () => isAuthorised(ports.patroni[0], '/patroni') },
  {
    what: 'Patroni, a change without its password',
    isLetIn: () => isAuthorised(ports.patroni[0], '/config', { method: 'PATCH', certificate: 'datastores/haproxy' }),
  },
  { what: 'PostgreSQL, unencrypted', isLetIn: () => connects({ password: password('postgres') }) },
  { what: 'PostgreSQL, with a wrong password', isLetIn: () => connects({ password: 'postgres', ssl: { ca: readFileSync(authority()) } }) },
  { what: 'Redis, unencrypted', isLetIn: () => allows(redis(ports.redisNodes[0], [], 'PING')) },
  { what: 'Redis, without a password', isLetIn: () => allows(redis(ports.redisNodes[0], TLS(), 'PING')) },
  { what: 'Redis, another user’s keys', isLetIn: () => allows(redis(ports.redis, as('worker'), 'GET', 'limit:any')) },
  { what: 'Redis, names of other users’ keys', isLetIn: () => allows(redis(ports.redis, as('worker'), 'SCAN', '0')) },
  { what: 'Redis, to empty it', isLetIn: () => allows(redis(ports.redis, as('api'), 'FLUSHALL')) },
  { what: 'Redis, to change its settings', isLetIn: () => allows(redis(ports.redis, as('realtime'), 'CONFIG', 'GET', '*')) },
  { what: 'a Sentinel, unencrypted', isLetIn: () => allows(redis(ports.sentinels[0], [], 'PING')) },
  { what: 'a Sentinel, without a password', isLetIn: () => allows(redis(ports.sentinels[0], TLS(), 'SENTINEL', 'masters')) },
];

/** With everything that is asked for; else a refusal would say nothing. */
const controls: readonly Attempt[] = [
  { what: 'etcd', isLetIn: () => isAuthorised(ports.etcdClient, '/v2/keys', { authorityOf: 'etcd', certificate: 'etcd/patroni' }) },
  { what: 'Patroni', isLetIn: () => isAuthorised(ports.patroni[0], '/patroni', { certificate: 'datastores/haproxy' }) },
  { what: 'PostgreSQL', isLetIn: () => connects({ password: password('postgres'), ssl: { ca: readFileSync(authority()) } }) },
  { what: 'Redis', isLetIn: () => allows(redis(ports.redis, as('worker'), 'GET', 'release')) },
  {
    what: 'Sentinel',
    isLetIn: () => allows(redis(ports.sentinels[0], [...TLS(), '--no-auth-warning', '--pass', password('redis-sentinel')], 'PING')),
  },
];

async function letIn(some: readonly Attempt[]): Promise<string[]> {
  const names: string[] = [];
  for (const { what, isLetIn } of some) if (await isLetIn()) names.push(what);
  return names;
}

/** S7: the datastores answer nobody who does not prove who they are. */
export async function closed(): Promise<Outcome> {
  const [open, reached] = [await letIn(attempts), await letIn(controls)];
  for (const what of open) console.error(`S7: let in: ${what}`);
  return {
    id: 'S7',
    title: 'the datastores are asked without a certificate, a password or a right',
    results: [
      { what: `let in, of ${attempts.length} who may not`, measured: String(open.length), limit: '0', ok: open.length === 0 },
      {
        what: 'let in, of those who may',
        measured: String(reached.length),
        limit: String(controls.length),
        ok: reached.length === controls.length,
      },
    ],
    notes: [`Asked: ${attempts.map(({ what }) => what).join('; ')}.`],
    plots: [],
  };
}
