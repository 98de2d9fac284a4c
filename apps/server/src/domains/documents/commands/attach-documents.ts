import type { Tx } from '../../../platform/db/database.ts';
import { lockFree, type StoredDocument } from '../queries/documents.ts';
import { attach, clearKeepUntil, setKeepUntil } from '../store/documents.ts';

interface AttachDocumentsInput {
  ownerId: string;
  verificationId: string;
  ids: readonly string[];
}

/**
 * Adds documents to a submission. Returns null if one of them has another owner, is incomplete, or is in another
 * submission.
 */
export async function attachDocuments(tx: Tx, { ownerId, verificationId, ids }: AttachDocumentsInput): Promise<StoredDocument[] | null> {
  const free = await lockFree(tx, ownerId, ids);
  if (free.length === 0 || free.length !== new Set(ids).size) return null;
  await attach(tx, ids, verificationId);
  return free;
}

/**
 * Schedules the destruction of keys and files after a decision, unless they are records of a performer or under a legal
 * hold then.
 */
export async function scheduleDestruction(tx: Tx, verificationId: string, at: Date, { performer }: { performer: boolean }): Promise<void> {
  await setKeepUntil(tx, verificationId, at, performer);
}

/** Keeps the documents while the submission is reviewed again. */
export async function cancelDestruction(tx: Tx, verificationId: string): Promise<void> {
  await clearKeepUntil(tx, verificationId);
}
