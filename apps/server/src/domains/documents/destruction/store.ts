import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { DESTROY } from './job-names.ts';

/** The key first: from this commit on nobody can open them. Their files follow. */
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

/** Those whose time has come, and that nothing keeps. */
export async function lockDue(tx: Tx, now: Date) {
  return destroyable(tx).where('keep_until', '<=', now).execute();
}

/** Those that nobody went on with. */
export async function lockAbandoned(tx: Tx, before: Date) {
  return destroyable(tx).where('verification_id', 'is', null).where('begun_at', '<', before).execute();
}

export async function deleteKeys(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await destroyKeys(tx, ids);
}

/** The same, and the files right after the commit. */
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
    .where('state', '=', 'sealed')
    .where('verification_id', 'is not', null)
    .execute();
}

/** Their owner is erased: what nothing keeps is given up at once, and the rest as soon as nothing keeps it. */
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
  /** Nobody needs to know that it was there: it was in no submission, or its owner is erased. */
  forgets: boolean;
  at: Date;
}

export async function finishDestruction(tx: Tx, { id, forgets, at }: DestroyedDocument): Promise<void> {
  if (forgets) await tx.deleteFrom('document').where('id', '=', id).execute();
  else await tx.updateTable('document').set({ destroyed_at: at, upload_id: null }).where('id', '=', id).execute();
}

export async function purgeTickets(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('document_ticket').where('ends_at', '<', before).execute();
}
