import { KeyProviderError, KeyProviderUnavailableError } from '../../../platform/keys/keys.ts';
import { checkLog } from './check-log.ts';
import type { Signer } from './signer.ts';
import { withSignerLock } from './store/lock.ts';

/**
 * Checks the log before the first edition; while another process signs, that one has done it. A key provider that does not
 * answer yet is no reason not to start: editions wait for it.
 */
export async function startLog(signer: Signer): Promise<void> {
  try {
    await withSignerLock(signer.db, (db) => checkLog(db, signer));
  } catch (error) {
    if (!(error instanceof KeyProviderError || error instanceof KeyProviderUnavailableError)) throw error;
    signer.log.error({ err: error }, 'the key of the log is not available yet');
  }
}
