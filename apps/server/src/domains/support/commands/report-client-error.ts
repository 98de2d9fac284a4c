import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { countClientError } from '../store.ts';

interface ClientError {
  message: string;
  stack?: string | undefined;
  path: string;
  release: string;
}

export async function reportClientError(tx: Tx, error: ClientError, clock: Clock): Promise<void> {
  const source = error.stack?.split('\n').slice(0, 3).join('\n') ?? error.path;
  const fingerprint = createHash('sha256').update([error.release, error.message, source].join('\n')).digest('hex');
  // A query or fragment could contain a secret, so only the path is stored.
  const path = error.path.split(/[?#]/, 1)[0] ?? '';
  await countClientError(tx, { ...error, path, fingerprint, at: clock.now() });
}
