import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { promisify } from 'node:util';
import pg from 'pg';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { daemon, type Daemon } from './daemon.ts';
import { configure, folder, give, HOST, ports } from './layout.ts';
import { authority, certificates, password } from './secrets.ts';

/** Enough for the cities, the kept WAL and some thousand writes; small enough to fill. */
const DISK = '3G';

export interface DatabaseNode {
  name: string;
  port: number;
  patroni: Daemon;
  data: string;
  postmaster(): number | null;
  role(): Promise<'leads' | 'follows' | 'silent'>;
  isSynchronous(): Promise<boolean>;
}

type Certificate = 'datastores/haproxy' | 'etcd/patroni';

/** Queries Patroni as the balancer does, or etcd as Patroni does: both require a certificate. */
function respondsOk(port: number, path: string, certificate: Certificate = 'datastores/haproxy'): Promise<boolean> {
  const read = (file: string) => readFileSync(folder('tls/root', file));
  const own = { ca: read(`${certificate.split('/')[0]}/ca.crt`), cert: read(`${certificate}.crt`), key: read(`${certificate}.key`) };
  return new Promise((resolve) => {
    const request = get({ host: HOST, port, path, ...own, agent: false, timeout: 1500 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('timeout', () => request.destroy()).once('error', () => resolve(false));
  });
}

const backupFile = (name: string) => folder('conf', `pgbackrest-${name}.conf`);
const BACKUP_SECRETS = folder('conf/backup-secrets');

function configureBackup(name: string, port: number): void {
  const values = {
    REPOSITORY: folder('backup/repository'),
    LOGS: folder('backup/log'),
    LOCKS: folder('backup/lock'),
    DATA: folder(name, 'data'),
    PORT: port,
    SOCKETS: folder(name, 'socket'),
  };
  configure('pgbackrest.conf', `pgbackrest-${name}.conf`, values, 'postgres');
  mkdirSync(BACKUP_SECRETS, { recursive: true });
  configure('pgbackrest-secrets.conf', 'backup-secrets/secrets.conf', { CIPHER_PASS: password('backup') }, 'postgres');
}

function node(index: 0 | 1): DatabaseNode {
  const name = `pg${index + 1}`;
  const [port, rest] = [ports.pg[index], ports.patroni[index]];
  const data = folder(name, 'data');
  const patroni = daemon(name, () => ({
    program: 'patroni',
    user: 'postgres',
    args: [
      configure(
        'patroni.yml',
        `${name}.yml`,
        {
          NAME: name,
          HOST,
          PORT: port,
          REST_PORT: rest,
          ETCD: `${HOST}:${ports.etcdClient}`,
          TLS: certificates('postgres'),
          TLS_ETCD: certificates('postgres', 'etcd'),
          PATRONI_PASSWORD: password('patroni'),
          DATA: data,
          PGPASS: folder(name, 'pgpass'),
          SOCKETS: folder(name, 'socket'),
          NETWORK: '127.0.0.1/32',
          SHARED_BUFFERS: '256MB',
          SUPERUSER_PASSWORD: password('postgres'),
          REPLICATION_PASSWORD: password('replication'),
          PGBACKREST_CONF: backupFile(name),
          PGBACKREST_SECRETS: BACKUP_SECRETS,
        },
        'postgres',
      ),
    ],
  }));
  return {
    name,
    port,
    patroni,
    data,
    /** The process id from its own file, if that process is really running there. */
    postmaster: () => {
      try {
        const pid = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]);
        return realpathSync(`/proc/${pid}/cwd`) === realpathSync(data) ? pid : null;
      } catch {
        return null;
      }
    },
    role: async () => ((await respondsOk(rest, '/primary')) ? 'leads' : (await respondsOk(rest, '/replica')) ? 'follows' : 'silent'),
    isSynchronous: () => respondsOk(rest, '/sync'),
  };
}

const etcd = daemon('etcd', () => ({
  program: 'etcd',
  user: 'postgres',
  args: [
    '--config-file',
    configure(
      'etcd.yml',
      'etcd.yml',
      {
        NAME: 'etcd1',
        HOST,
        DATA: folder('etcd'),
        CLIENT_PORT: ports.etcdClient,
        PEER_PORT: ports.etcdPeer,
        MEMBERS: `etcd1=https://${HOST}:${ports.etcdPeer}`,
        TLS_ETCD: certificates('postgres', 'etcd'),
      },
      'postgres',
    ),
  ],
}));

export const nodes = [node(0), node(1)] as const;

export async function leader(): Promise<DatabaseNode | null> {
  for (const one of nodes) if ((await one.role()) === 'leads') return one;
  return null;
}

/** Whether there is a leader and a standby with all acknowledged writes. */
export async function isReplicated(): Promise<boolean> {
  const leading = await leader();
  const other = nodes.find((one) => one !== leading);
  return leading !== null && other !== undefined && (await other.isSynchronous());
}

/** Queries one PostgreSQL directly, or the leader through the port of the balancer. */
export async function query<Row extends pg.QueryResultRow>(port: number, text: string, database = 'postgres'): Promise<Row[]> {
  const own = { user: 'postgres', password: password('postgres'), ssl: { ca: readFileSync(authority()) } };
  const client = new pg.Client({ host: HOST, port, ...own, database, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs pgBackRest beside this PostgreSQL, by default with the passphrase of the repository. */
export async function backup(of: DatabaseNode, args: readonly string[], { withPassphrase = true } = {}): Promise<string> {
  const own = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups', '--'];
  const secrets = withPassphrase ? [`--config-include-path=${BACKUP_SECRETS}`] : ['--repo1-cipher-type=none'];
  const command = [...own, 'pgbackrest', `--config=${backupFile(of.name)}`, ...secrets, '--stanza=subrosa', ...args];
  const { stdout } = await promisify(execFile)('setpriv', command, { cwd: folder('backup'), encoding: 'utf8' });
  return stdout;
}

/** Mounts a separate disk, which can be filled without filling that of the machine. */
function mountDisk(name: string): void {
  const [image, mountPoint] = [folder(`${name}.img`), folder(name)];
  mkdirSync(mountPoint, { recursive: true });
  if (isMounted(mountPoint)) return;
  if (!existsSync(image)) {
    execFileSync('truncate', ['-s', DISK, image]);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  }
  execFileSync('mount', ['-o', 'loop', image, mountPoint]);
}

const isMounted = (mountPoint: string) => readFileSync('/proc/mounts', 'utf8').includes(` ${mountPoint} `);

export async function startDatabase(): Promise<void> {
  for (const { name, port } of nodes) {
    mountDisk(name);
    mkdirSync(folder(name, 'socket'), { recursive: true });
    configureBackup(name, port);
  }
  for (const name of ['etcd', 'backup/repository', 'backup/log', 'backup/lock']) mkdirSync(folder(name), { recursive: true });
  for (const name of ['etcd', 'pg1', 'pg2', 'backup']) give(folder(name), 'postgres');
  etcd.start();
  await eventually(() => respondsOk(ports.etcdClient, '/health', 'etcd/patroni'), 30_000, 'etcd');
  const isNew = !existsSync(nodes[0].data) && !existsSync(nodes[1].data);
  nodes[0].patroni.start();
  if (isNew) await eventually(leader, 60_000, 'the first PostgreSQL');
  nodes[1].patroni.start();
  await eventually(leader, 60_000, 'a PostgreSQL that leads');
  // Until the stanza exists, every WAL segment is kept.
  if (isNew) await backup(nodes[0], ['stanza-create']);
  await eventually(isReplicated, 120_000, 'a synchronous standby');
}

/** Patroni stops its PostgreSQL; a PostgreSQL whose Patroni was killed is stopped here. */
export async function stopDatabase(): Promise<void> {
  for (const { patroni } of nodes) patroni.signal('SIGCONT');
  await Promise.all(nodes.map(({ patroni }) => patroni.stop('SIGTERM')));
  for (const one of nodes) {
    const pid = one.postmaster();
    if (pid !== null) process.kill(pid, 'SIGINT');
    await eventually(async () => one.postmaster() === null, 30_000, `the end of ${one.name}`);
  }
  await etcd.stop();
  for (const { name } of nodes) if (isMounted(folder(name))) execFileSync('umount', [folder(name)]);
}

export function removeDatabase(): void {
  for (const name of ['etcd', 'pg1', 'pg2', 'pg1.img', 'pg2.img', 'backup']) rmSync(folder(name), { recursive: true, force: true });
}
