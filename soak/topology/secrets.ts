import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, give, HOST, ROOT } from './layout.ts';

/** A password of this topology: created on first use, and unchanged until the topology is removed. */
export function password(of: string): string {
  const path = folder('secrets', of);
  if (!existsSync(path)) {
    mkdirSync(folder('secrets'), { recursive: true });
    writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(path, 'utf8');
}

/** The folder with the certificates that one user may read. */
export const certificates = (user: string, authority: 'etcd' | 'datastores' = 'datastores') => folder('tls', user, authority);

export function createCertificates(): void {
  const made = folder('tls/made');
  mkdirSync(folder('tls'), { recursive: true });
  execFileSync(join(ROOT, 'deploy/topology/certificates'), [made, HOST, 'localhost']);
  const parts = {
    postgres: ['etcd/ca.crt', 'etcd/server.crt', 'etcd/server.key', 'etcd/patroni.crt', 'etcd/patroni.key'].concat(
      ['ca.crt', 'postgres.crt', 'postgres.key', 'patroni.crt', 'patroni.key'].map((file) => `datastores/${file}`),
    ),
    redis: ['datastores/ca.crt', 'datastores/redis.crt', 'datastores/redis.key'],
    root: ['datastores/ca.crt', 'datastores/haproxy.pem', 'datastores/haproxy.crt', 'datastores/haproxy.key', 'etcd/ca.crt'].concat([
      'etcd/patroni.crt',
      'etcd/patroni.key',
    ]),
  };
  for (const [user, files] of Object.entries(parts)) {
    for (const file of files) cpSync(join(made, file), folder('tls', user, file));
    give(folder('tls', user), user);
  }
}

/** The certificate authority that our processes trust. */
export const authority = () => join(certificates('root'), 'ca.crt');

export function removeSecrets(): void {
  for (const name of ['secrets', 'tls']) rmSync(folder(name), { recursive: true, force: true });
}
