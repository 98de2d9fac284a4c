import { createNextKey } from '@subrosa/transparency/entries/next-key';
import type { KeySigner } from '../../../platform/keys/keys.ts';
import { logOrigin } from '../origin.ts';
import { findLogSize, findNewestKey } from '../queries/log.ts';
import { appendEntry, type AppendedEntry, prepareLog } from './append-entry.ts';
import { requireLogKey } from './log-key.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import { ofBytes } from './of-bytes.ts';
import type { Signer } from './signer.ts';
import { waitForSignerLock } from './store/lock.ts';

/** Lets the present key sign an entry for the next one, which signs every checkpoint from then on. After a crash it continues. */
export async function replaceKey(signer: Signer, nextKey: KeySigner): Promise<AppendedEntry> {
  const next: Signer = { ...signer, key: async () => nextKey };
  return waitForSignerLock(signer.db, async (db) => {
    const newest = await findNewestKey(db);
    if (newest?.publicKey.equals(nextKey.publicKey)) {
      await prepareLog(db, next);
      return { index: newest.index, isNew: false };
    }
    await prepareLog(db, signer);
    const present = await requireLogKey(db, signer);
    if (present.publicKey.equals(nextKey.publicKey)) throw new LogUnsafeError('the next key is the present one');
    const log = { origin: logOrigin(signer.config), index: await findLogSize(db) };
    return appendEntry(db, await createNextKey(log, new Uint8Array(nextKey.publicKey), ofBytes(present)), next);
  });
}
