import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const HOST = '127.0.0.1';
/** Data, logs and process ids of the test, in a separate folder that the users of the datastores can enter. */
export const FOLDER = process.env['SOAK_DIR'] ?? '/tmp/subrosa-soak';

const base = Number(process.env['SOAK_PORT'] ?? 21_000);

/** All below the range of ephemeral ports, and none that `scripts/services` uses. */
export const ports = {
  loadBalancer: base,
  database: base + 1,
  redis: base + 2,
  store: base + 3,
  slowStore: base + 4,
  sandbox: base + 5,
  pg: [base + 10, base + 11],
  patroni: [base + 12, base + 13],
  etcdClient: base + 14,
  etcdPeer: base + 15,
  restored: base + 16,
  redisNodes: [base + 20, base + 21],
  sentinels: [base + 22, base + 23, base + 24],
  storeBackend: base + 40,
  api: [base + 100, base + 101],
  realtime: [base + 110, base + 111],
  gateway: [base + 120, base + 121],
  documents: [base + 130, base + 131],
  worker: [base + 140, base + 141],
  decoder: [base + 150, base + 151],
  transparency: [base + 160, base + 161],
  /** Offsets that are added to the port of a process. */
  operations: 100,
  inspector: 200,
} as const;

export const folder = (...names: string[]): string => join(FOLDER, ...names);
export const log = (name: string): string => folder('log', `${name}.log`);

/** A file of deploy/topology with its placeholders replaced, readable by this user only: some contain passwords. Manual deployments do the same with envsubst. */
export function configure(template: string, name: string, values: Readonly<Record<string, string | number>>, user: string): string {
  const text = readFileSync(join(ROOT, 'deploy/topology', template), 'utf8');
  const filled = text.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${template} wants ${key}`);
    return String(value);
  });
  const path = folder('conf', name);
  mkdirSync(folder('conf'), { recursive: true });
  writeFileSync(path, filled, { mode: 0o600 });
  give(path, user);
  return path;
}

/** PostgreSQL does not run as root, and the store has its own user. */
export function give(path: string, user: string): void {
  execFileSync('chown', ['-R', `${user}:`, path]);
}
