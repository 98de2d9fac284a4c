import { join } from 'node:path';
import { loadConfig, processRoles, type Config } from '../../apps/server/src/platform/config/config.ts';
import { daemon, type Daemon } from './daemon.ts';
import { FOLDER, HOST, ports, ROOT } from './layout.ts';
import { authority, password } from './secrets.ts';

/** The balancer notices within a second; a realtime process closes its sockets over half of this time. */
const drainSeconds = (kind: Kind) => (kind === 'realtime' ? 6 : 3);

const database = (role: string) =>
  `postgres://${role}:${password(role)}@${HOST}:${ports.database}/subrosa?sslmode=verify-full&sslrootcert=${authority()}`;

/** Each kind has its own Redis user; kinds without one do not use Redis. */
const redisOf = (kind: string) => `rediss://${kind}:${password(`redis-${kind}`)}@${HOST}:${ports.redis}`;

const PUBLIC_URL = `http://localhost:${ports.loadBalancer}`;

/** All datastores through the balancer: our processes know only its ports. */
const settings = (): Readonly<Record<string, string>> => ({
  ENVIRONMENT: 'test',
  RELEASE: 'soak',
  PUBLIC_URL,
  DATABASE_ADMIN_URL: database('postgres'),
  DATABASE_OWNER_URL: database('subrosa_owner'),
  ...Object.fromEntries(processRoles.map((role) => [`DATABASE_${role.toUpperCase()}_URL`, database(`subrosa_${role}`)])),
  REDIS_CA_FILE: authority(),
  S3_ENDPOINT: `http://${HOST}:${ports.store}`,
  S3_MEDIA_BUCKET: 'soak-media',
  S3_DOCUMENTS_BUCKET: 'soak-documents',
  S3_AUDIT_BUCKET: 'soak-audit',
  SMS_SANDBOX_URL: `http://${HOST}:${ports.sandbox}`,
  BILLING_SANDBOX_URL: `http://${HOST}:${ports.sandbox}`,
  HASH_LIST_URL: `http://${HOST}:${ports.sandbox}/hash-list`,
  YOTI_URL: `http://${HOST}:${ports.sandbox}/yoti`,
  PUSH_HOSTS: `http://${HOST}:${ports.sandbox}`,
  LOG_LEVEL: 'warn',
});

/** Read lazily, because the passwords are created with the topology. */
export const readConfig = (): Config => loadConfig({ ...settings(), REDIS_URL: redisOf('api') });

export interface AppProcess {
  kind: Kind;
  daemon: Daemon;
  operations: number;
  inspector: number;
  isReady(): Promise<boolean>;
}

const kinds = ['api', 'realtime', 'gateway', 'documents', 'decoder', 'transparency', 'worker'] as const;
type Kind = (typeof kinds)[number];

const node = (entry: string, env: Readonly<Record<string, string>>, options: readonly string[] = []) => ({
  program: process.execPath,
  args: [...options, join(ROOT, entry)],
  cwd: ROOT,
  env: { NODE_COMPILE_CACHE: join(ROOT, '.artifacts/compiled'), TMPDIR: FOLDER, ...env },
});

export const sandbox = daemon('sandbox', () =>
  node('apps/sandbox/src/main.ts', {
    SANDBOX_PORT: String(ports.sandbox),
    PUBLIC_URL,
    BILLING_WEBHOOK_URL: `http://${HOST}:${ports.loadBalancer}/api/billing/webhooks`,
  }),
);

/** Two processes of each kind. */
export const stack: readonly AppProcess[] = kinds.flatMap((kind) =>
  ports[kind].map((port, index): AppProcess => {
    const operations = port + ports.operations;
    const inspector = port + ports.inspector;
    const own = kind === 'worker' || kind === 'transparency' ? {} : { [`${kind.toUpperCase()}_PORT`]: String(port) };
    // Each worker and documents process has a decoder beside it.
    const decoder = { DECODER_URL: `http://${HOST}:${ports.decoder[index]}` };
    return {
      kind,
      operations,
      inspector,
      daemon: daemon(`${kind}${index + 1}`, () =>
        node(
          `apps/server/src/main/${kind}.ts`,
          {
            ...settings(),
            ...own,
            ...decoder,
            REDIS_URL: redisOf(kind),
            OPERATIONS_PORT: String(operations),
            DRAIN_SECONDS: String(drainSeconds(kind)),
          },
          [`--inspect=${HOST}:${inspector}`],
        ),
      ),
      isReady: () =>
        fetch(`http://${HOST}:${operations}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
    };
  }),
);

export const appProcessesOf = (kind: Kind): readonly AppProcess[] => stack.filter((one) => one.kind === kind);
