import type { MediaReason } from '@subrosa/rules/media/states';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';

export const FIND_COPIES = 'media:find-copies';
export const REINSTATE = 'media:reinstate';

export interface Search {
  sourceId: string;
  reason: MediaReason;
}

export const enqueueFindCopies = (tx: Tx, search: Search) => enqueue(tx, FIND_COPIES, search, { key: `${FIND_COPIES}/${search.sourceId}` });

/** Runs on that day, because the sender of the notice can take legal action until then. */
export const enqueueReinstate = (tx: Tx, id: string, runAt: Date) => enqueue(tx, REINSTATE, { id }, { key: `${REINSTATE}/${id}`, runAt });
