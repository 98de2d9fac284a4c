import { verifyCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { KeySigner } from '../../../platform/keys/keys.ts';
import { logOrigin } from '../origin.ts';
import { keyOfLog } from '../queries/log-keys.ts';
import { findCheckpoint, findLogSize, findNewestKey } from '../queries/log.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import type { Signer } from './signer.ts';
import { addKey } from './store/log.ts';

/** Throws unless the provider has the log's newest key. The first one becomes the log's. */
export async function requireLogKey(db: Db, signer: Signer): Promise<KeySigner> {
  const key = await signer.key();
  const known = await keyOfLog(db, (await findLogSize(db)) + 1);
  if (known && !key.publicKey.equals(known)) {
    const newest = await findNewestKey(db);
    if (newest?.publicKey.equals(known)) {
      throw new LogUnsafeError(
        `entry ${newest.index} replaced the key of the log: set TRANSPARENCY_SIGN_KEY or TRANSPARENCY_KEY to the next key`,
      );
    }
    throw new LogUnsafeError(
      'another key signed this log: check TRANSPARENCY_SIGN_KEY or TRANSPARENCY_KEY; only if the key is lost, run transparency:recover with --new-key',
    );
  }
  if (!known) await transaction(db, (tx) => addKey(tx, { fromSize: 0, publicKey: key.publicKey }));
  return key;
}

/** Throws unless the newest checkpoint is of this log. */
export async function checkNote(db: Db, signer: Signer): Promise<void> {
  const checkpoint = await findCheckpoint(db);
  if (!checkpoint) return;
  const publicKey = (await keyOfLog(db, checkpoint.size)) ?? new Uint8Array((await signer.key()).publicKey);
  const verified = await verifyCheckpoint(checkpoint.note, logOrigin(signer.config), publicKey);
  if (!verified.ok) throw new LogUnsafeError(`the newest checkpoint is not of this key and PUBLIC_URL: ${verified.problem}`);
}
