import type { Config } from '../../../platform/config/config.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { findLogSize } from '../queries/log.ts';
import type { Signer } from './signer.ts';

/**
 * A new development database begins a new log: the second store still has the entries of the one before. Everywhere else such
 * a database is one that lost everything, and the process does not start.
 */
export async function resetDevelopmentLog({ db, config }: Signer, bucket: ObjectStore): Promise<void> {
  if (!isDevelopment(config) || (await findLogSize(db)) > 0) return;
  await bucket.removePrefix(`${config.TRANSPARENCY_FOLDER}/`);
}

const isDevelopment = ({ ENVIRONMENT }: Config) => ENVIRONMENT === 'development';
