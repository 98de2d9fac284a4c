import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { PROCESS, processKey } from './jobs.ts';

/** Processing is a job of its own: it takes minutes, and a reaction keeps a transaction open. */
export const processingReactions: readonly Reaction[] = [
  reaction('media.uploaded', 'media.process', async ({ tx, event: { data } }) => {
    await enqueue(tx, PROCESS, { id: data.mediaId }, { key: processKey(data.mediaId) });
  }),
];
