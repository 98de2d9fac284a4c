import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import type { MediaState } from '@subrosa/rules/media/states';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Steps in their order; the last one that was finished is stored, so that a crash repeats one of them and not all. */
export const processingSteps = ['identified', 'scanned', 'matched', 'rendered'] as const;

export type ProcessingStep = (typeof processingSteps)[number];

/** An item that is checked and rendered. */
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

/** Counted before anything is opened: a file that kills whoever opens it is counted too. Null when it waits no more. */
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

/** The try failed through no fault of the file. */
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

/** At a repetition the hashes are made again, and are the same or better. */
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
