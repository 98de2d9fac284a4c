import type { MediaState } from '@subrosa/rules/media/states';
import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { incomingKey, servedPrefix } from '../files.ts';

interface DeletedMedia {
  id: string;
  ownerId: string;
  state: MediaState;
  uploadId: string | null;
}

/**
 * True if no event was emitted yet: a removal emits it itself, and an upload was visible to no other domain. Other rows are
 * deleted with their owner.
 */
const wentUnsaid = (state: MediaState) => state !== 'removed' && state !== 'uploading';

/** A trigger enqueues this for every deleted row, also for one deleted by a cascade from its owner. */
export const removalTasks = ({ db, clock, storage }: WorkerPlatform): Tasks => ({
  'media:delete-files': async (payload) => {
    const { id, ownerId, state, uploadId } = payload as DeletedMedia;
    if (uploadId !== null) await storage.abandonUpload({ key: incomingKey(id), uploadId });
    await storage.remove(incomingKey(id));
    await storage.removePrefix(servedPrefix(id));
    if (wentUnsaid(state)) await transaction(db, (tx) => emit(tx, clock, 'media.removed', { mediaId: id, ownerId }));
  },
});
