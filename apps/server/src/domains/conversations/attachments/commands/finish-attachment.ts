import type { Tx } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { joinParts, signMissing } from '../../../../platform/storage/part-upload.ts';
import { lockOwnFile, type OwnFile } from '../queries.ts';
import { deleteFile, finishFile, touchFile } from '../store.ts';
import { uploadOf } from '../upload.ts';

interface Own {
  ownerId: string;
  id: string;
}

async function ownFile(tx: Tx, { ownerId, id }: Own): Promise<OwnFile> {
  const file = await lockOwnFile(tx, ownerId, id);
  if (!file) throw new ApiError('resource.notFound');
  return file;
}

/** Returns the parts that are missing after an interruption. */
export async function signAttachment(tx: Tx, own: Own, { clock, storage }: ApiPlatform) {
  const file = await ownFile(tx, own);
  await touchFile(tx, file.id, clock.now());
  return { id: file.id, parts: await signMissing(storage, uploadOf(file)) };
}

/** Idempotent: a completed file has no upload id. */
export async function completeAttachment(tx: Tx, own: Own, { storage }: ApiPlatform): Promise<void> {
  const file = await ownFile(tx, own);
  if (file.upload_id === null) return;
  if (!(await joinParts(storage, uploadOf(file)))) throw new ApiError('media.incomplete');
  await finishFile(tx, file.id);
}

export async function cancelAttachment(tx: Tx, own: Own): Promise<void> {
  await deleteFile(tx, (await ownFile(tx, own)).id);
}
