import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { lockOwned } from '../queries/items.ts';
import { clearUploadName } from '../store/uploads.ts';
import { isComplete, listStoredParts, uploadOf } from '../stored-parts.ts';
import { changeState } from './change-state.ts';

/** Joins the parts if all are stored with their sizes. Idempotent. */
export async function completeUpload(tx: Tx, { ownerId, id }: { ownerId: string; id: string }, platform: ApiPlatform): Promise<void> {
  const { clock, storage } = platform;
  const item = await lockOwned(tx, ownerId, id);
  if (!item) throw new ApiError('resource.notFound');
  if (item.state !== 'uploading') return;
  const bytes = Number(item.bytes);
  const stored = await listStoredParts(storage, item);
  if (!isComplete(stored, bytes)) throw new ApiError('media.incomplete');
  if (!stored.joined) await storage.finishUpload(uploadOf(item), bytes);
  await changeState(tx, clock, { id: item.id, to: 'quarantined' });
  await clearUploadName(tx, item.id, clock.now());
  await emit(tx, clock, 'media.uploaded', { mediaId: item.id });
}
