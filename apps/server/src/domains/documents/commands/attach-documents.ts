import type { Tx } from '../../../platform/db/database.ts';
import { lockFree, type StoredDocument } from '../queries/documents.ts';
import { attach, clearKeepUntil, setKeepUntil } from '../store/documents.ts';

interface AttachDocumentsInput {
  ownerId: string;
  verificationId: string;
  ids: readonly string[];
}

/** Puts documents into a submission. Null where one of them is not the owner's, not whole, or in another. */
export async function attachDocuments(tx: Tx, { ownerId, verificationId, ids }: AttachDocumentsInput): Promise<StoredDocument[] | null> {
  const free = await lockFree(tx, ownerId, ids);
  if (free.length === 0 || free.length !== new Set(ids).size) return null;
  await attach(tx, ids, verificationId);
  return free;
}

/** Called with a decision: at that time key and file go, unless they are records of a performer or a hold stands then. */
export async function scheduleDestruction(tx: Tx, verificationId: string, at: Date, { performer }: { performer: boolean }): Promise<void> {
  await setKeepUntil(tx, verificationId, at, performer);
}

/** The submission is looked at once more: they stay until that is decided. */
export async function cancelDestruction(tx: Tx, verificationId: string): Promise<void> {
  await clearKeepUntil(tx, verificationId);
}
