import { checkEntries } from '@subrosa/transparency/entries/check-entries';
import { encodeEntry } from '@subrosa/transparency/entries/entry';
import { emptyLog } from '@subrosa/transparency/entries/log-state';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { logOrigin } from '../origin.ts';
import { findEditionState, findSchedule, lacksData } from '../queries/editions.ts';
import { keyOfLog } from '../queries/log-keys.ts';
import { findCheckpoint, findLogSize, listEntries } from '../queries/log.ts';
import { checkSettings } from './check-log.ts';
import { completeLog } from './complete-log.ts';
import { isEntrySigned, signEntry } from './entry-signature.ts';
import { checkNote, requireLogKey } from './log-key.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import { signLog } from './sign-log.ts';
import type { Signer } from './signer.ts';
import { addEntry, addKey, discardEntries } from './store/log.ts';
import { lockMaps } from './store/maps.ts';
import { withSignerLock } from './store/lock.ts';

export interface RecoveredLog {
  /** Editions whose data are lost, or after which writes are; null when nothing was to recover. */
  lost: { first: number; last: number } | null;
  /** Entries that the second store lacked, as after a loss of it. */
  returned: number;
}

/** What an operator confirms: each would otherwise be a mistake in the settings. */
export interface Confirmed {
  /** The bucket or its folder was lost or left: its entries are written again. */
  storeLost?: boolean;
  /** The log's key was lost: the provider's key continues the log. */
  newKey?: boolean;
  /** A failover without a synchronous standby: writes since this time may be lost, also if every edition has data. */
  writesSince?: Date;
}

/** Makes a restored database continue the log: the later entries come from the second store, and an entry states what is lost, or may be. */
export async function recoverLog(signer: Signer, reason: string, confirmed: Confirmed = {}): Promise<RecoveredLog> {
  const recovered = await withSignerLock(signer.db, async (db) => {
    await checkNote(db, signer);
    const returned = await returnEntries(db, signer, confirmed);
    await replaceUnsigned(db, signer);
    await completeLog(db, signer, confirmed);
    if (confirmed.newKey) await replaceKey(db, signer);
    await requireLogKey(db, signer);
    await checkSettings(db, signer);
    const lost = await appendRecovery(db, signer, { reason, ...confirmed });
    await signLog(db, signer);
    return { lost, returned };
  });
  if (!recovered) throw new LogUnsafeError('the transparency process is running: stop it first');
  return recovered;
}

async function appendRecovery(
  db: Db,
  signer: Signer,
  { reason, writesSince }: { reason: string } & Confirmed,
): Promise<RecoveredLog['lost']> {
  const state = await findEditionState(db);
  const { newest, newestWithData } = state;
  if (newest === null) return null;
  const missing = lacksData(state);
  if (missing && newestWithData === null) throw new LogUnsafeError('no edition has data: restore a backup of this log first');
  const stated = writesSince && (await editionAt(db, writesSince, newest));
  if (!missing && stated === undefined) return null;
  const first = Math.min(missing ? (newestWithData ?? 0) + 1 : newest, stated ?? newest);
  const entry = { kind: 'recovery', lastEdition: first - 1, reason } as const;
  if (!missing) await assertAccepted(db, signer, encodeEntry(entry));
  await transaction(db, (tx) => addEntry(tx, entry));
  return { first, last: newest };
}

/** The edition that was the newest at this time. */
async function editionAt(db: Db, time: Date, newest: number): Promise<number> {
  const schedule = await findSchedule(db);
  if (!schedule) throw new LogUnsafeError('the log has no edition yet');
  const edition = Math.floor((time.getTime() / 1000 - schedule.firstAt) / schedule.interval);
  if (edition < 1) throw new LogUnsafeError('the log has no edition before this time that a recovery could name');
  return Math.min(edition, newest);
}

/** Lost editions must be stated, whatever browsers conclude; lost writes only as far as they accept it. */
async function assertAccepted(db: Db, { config }: Signer, entry: Uint8Array): Promise<void> {
  const size = await findLogSize(db);
  const publicKey = await keyOfLog(db, 0);
  if (!publicKey) throw new LogUnsafeError('the log has no signed edition yet');
  const entries = await listEntries(db, 0, size);
  const checked = await checkEntries(emptyLog(logOrigin(config), publicKey), [
    ...entries.map(({ content }) => new Uint8Array(content)),
    entry,
  ]);
  if (!checked.ok) throw new LogUnsafeError(`browsers would raise an alarm for this recovery: ${checked.problem}`);
}

/** Writes signed entries to a second store that lost them, the newest first, until one is there. */
async function returnEntries(db: Db, signer: Signer, { storeLost = false, newKey = false }: Confirmed): Promise<number> {
  const { store } = signer;
  const size = (await findCheckpoint(db))?.size ?? 0;
  let returned = 0;
  for (let index = size - 1; index >= 0; index -= 1) {
    const [entry] = await listEntries(db, index, index + 1);
    const stored = await store.findEntry(index);
    if (!entry || stored?.content.equals(entry.content)) break;
    if (stored) throw new LogUnsafeError(`entry ${index} of the second store is another: check S3_AUDIT_BUCKET and TRANSPARENCY_FOLDER`);
    if (!storeLost) {
      throw new LogUnsafeError(
        `the second store does not have entry ${index}: check S3_AUDIT_BUCKET and TRANSPARENCY_FOLDER; only if the bucket was lost, run this again with --store-lost`,
      );
    }
    if (!newKey) await requireLogKey(db, signer);
    await store.keepEntry(index, await signEntry(entry, signer));
    returned += 1;
  }
  return returned;
}

/** After a failover another signer's entry can have the index of one that this database prepared and never signed. */
async function replaceUnsigned(db: Db, signer: Signer): Promise<void> {
  const size = (await findCheckpoint(db))?.size ?? 0;
  for (const { index, content } of await listEntries(db, size, await findLogSize(db))) {
    const stored = await signer.store.findEntry(index);
    if (!stored || stored.content.equals(content)) continue;
    if (!(await isEntrySigned(db, index, stored, signer))) return;
    await transaction(db, async (tx) => {
      await lockMaps(tx);
      await discardEntries(tx, index);
    });
    return;
  }
}

async function replaceKey(db: Db, signer: Signer): Promise<void> {
  const [{ publicKey }, size] = [await signer.key(), await findLogSize(db)];
  const known = await keyOfLog(db, size + 1);
  if (known && !publicKey.equals(known)) await transaction(db, (tx) => addKey(tx, { fromSize: size + 1, publicKey }));
}
