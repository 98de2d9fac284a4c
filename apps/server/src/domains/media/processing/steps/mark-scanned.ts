import { transaction } from '../../../../platform/db/transaction.ts';
import { emit } from '../../../../platform/jobs/emit.ts';
import { moveMedia } from '../../store/moves.ts';
import type { Step } from '../step.ts';

/** Marks the item as scanned: its owner sees it, and other domains react. */
export const markScanned: Step = {
  name: 'mark-scanned',
  run: async ({ item: { id }, platform: { db, clock }, publishProgress }) => {
    const moved = await transaction(db, async (tx) => {
      const found = await moveMedia(tx, { id, to: 'scanned', at: clock.now() });
      if (found) await emit(tx, clock, 'media.scanned', { mediaId: id });
      return found;
    });
    if (moved) publishProgress(100, 'scanned');
    return {};
  },
};
