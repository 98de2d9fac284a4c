import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockOwned } from '../queries/items.ts';
import { deleteItem } from '../store/uploads.ts';

export async function cancelUpload(tx: Tx, { ownerId, id }: { ownerId: string; id: string }): Promise<void> {
  const item = await lockOwned(tx, ownerId, id);
  if (item?.state !== 'uploading') throw new ApiError('resource.notFound');
  await deleteItem(tx, id);
}
