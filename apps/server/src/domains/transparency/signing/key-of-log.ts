import type { Db } from '../../../platform/db/database.ts';
import type { KeySigner } from '../../../platform/keys/keys.ts';
import { findNewestKey } from '../queries/log.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import type { Signer } from './signer.ts';

/** The signer's key. Throws after a `key` entry that names another one: a checkpoint under the earlier key would be invalid. */
export async function keyOfLog(db: Db, { key }: Signer): Promise<KeySigner> {
  const [signer, newest] = [await key(), await findNewestKey(db)];
  if (!newest || newest.publicKey.equals(signer.publicKey)) return signer;
  throw new LogUnsafeError(
    `entry ${newest.index} replaced the key of the log: set TRANSPARENCY_SIGN_KEY or TRANSPARENCY_KEY to the next key`,
  );
}
