import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { DESTROY } from './job-names.ts';

/** Deletes the keys: after this commit the documents cannot be decrypted. A job deletes the files. */
async function destroyKeys(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('document')
    .set({ state: 'destroyed', wrapped_key: null })
    .where('id', 'in', [...ids])
    .execute();
}

const BATCH = 100;

const destroyable = (tx: Tx) =>
  tx
    .selectFrom('document')
    .select(['id', 'owner_id as ownerId'])
    .where('state', '<>', 'destroyed')
    .where('legal_hold', '=', false)
    .where('is_record', '=', false)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();

/** Locks documents whose deadline has passed and that neither a hold nor the law keeps. */
export async function lockDue(tx: Tx, now: Date) {
  return destroyable(tx).where('keep_until', '<=', now).execute();
}

/** Locks documents that were never submitted. */
export async function lockAbandoned(tx: Tx, before: Date) {
  return destroyable(tx).where('verification_id', 'is', null).where('started_at', '<', before).execute();
}

export async function deleteKeys(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await destroyKeys(tx, ids);
}

/** Deletes the keys, and enqueues the deletion of the files. */
export async function deleteKeysAndFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await destroyKeys(tx, ids);
  await enqueue(tx, DESTROY, {}, { key: DESTROY });
}

export async function keepAsRecords(tx: Tx, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  await tx
    .updateTable('document')
    .set({ is_record: true })
    .where('owner_id', 'in', [...ownerIds])
    .where('state', '=', 'stored')
    .where('verification_id', 'is not', null)
    .execute();
}

/** Handles the erasure of the owner: what neither a hold nor the law keeps is destroyed now, the rest once that ends. */
export async function orphan(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('document')
    .set(({ fn, val }) => ({ owner_erased: true, keep_until: fn('least', ['keep_until', val(now)]) }))
    .where('owner_id', '=', ownerId)
    .execute();
  const free = await tx
    .selectFrom('document')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('legal_hold', '=', false)
    .where('is_record', '=', false)
    .execute();
  await deleteKeysAndFiles(
    tx,
    free.map(({ id }) => id),
  );
}

interface DestroyedDocument {
  id: string;
  /** Whether to delete the row as well: the document was in no submission, or its owner is erased. */
  forgets: boolean;
  at: Date;
}

export async function finishDestruction(tx: Tx, { id, forgets, at }: DestroyedDocument): Promise<void> {
  if (forgets) await tx.deleteFrom('document').where('id', '=', id).execute();
  else await tx.updateTable('document').set({ destroyed_at: at, upload_id: null }).where('id', '=', id).execute();
}

export async function purgeTickets(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('document_access_ticket').where('ends_at', '<', before).execute();
}
