import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import type { MediaState } from '@subrosa/rules/media/states';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Steps in order; the last finished one is stored, so that a crash repeats only one step. */
export const processingSteps = ['identified', 'scanned', 'matched', 'rendered'] as const;

export type ProcessingStep = (typeof processingSteps)[number];

/** An item that is being processed. */
export interface CheckedItem {
  id: string;
  ownerId: string;
  purpose: MediaPurpose;
  kind: MediaKind;
  step: ProcessingStep | null;
  attempts: number;
  width: number | null;
  height: number | null;
}

export interface ProcessedFields {
  width?: number;
  height?: number;
  duration_ms?: number;
  placeholder?: Buffer;
}

/**
 * Counts the attempt before the file is opened, so that a file that kills the process is counted too. Null when the item is
 * not waiting.
 */
export async function startAttempt(db: Db, id: string): Promise<CheckedItem | null> {
  const begun = await db
    .updateTable('media')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'quarantined')
    .returning(['id', 'owner_id as ownerId', 'purpose', 'kind', 'step', 'attempts', 'width', 'height'])
    .executeTakeFirst();
  return (begun as CheckedItem | undefined) ?? null;
}

/** Uncounts an attempt that failed because of a dependency. */
export async function returnAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable('media')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('attempts', '>', 0)
    .execute();
}

export async function finishStep(db: Db, id: string, step: ProcessingStep, found: ProcessedFields, at: Date): Promise<void> {
  await db
    .updateTable('media')
    .set({ ...found, step, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'quarantined')
    .execute();
}

export interface FrameHash {
  frame: number;
  pdq: Buffer;
  quality: number;
}

/** Replaces the hashes of an earlier attempt. */
export async function storeHashes(tx: Tx, id: string, hashes: readonly FrameHash[]): Promise<void> {
  await tx.deleteFrom('media_hash').where('media_id', '=', id).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('media_hash')
    .values(hashes.map((hash) => ({ ...hash, media_id: id })))
    .execute();
}

export async function findProgress(db: Db, id: string): Promise<{ state: MediaState; step: ProcessingStep | null } | null> {
  const found = await db.selectFrom('media').select(['state', 'step']).where('id', '=', id).executeTakeFirst();
  return (found as { state: MediaState; step: ProcessingStep | null } | undefined) ?? null;
}
