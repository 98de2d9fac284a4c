import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { PROCESS, processKey } from './jobs.ts';

/** What was uploaded is checked by a job of its own: a reaction holds a transaction open, and this takes minutes. */
export const processingReactions: readonly Reaction[] = [
  reaction('media.uploaded', 'media.process', async ({ tx, event: { data } }) => {
    await enqueue(tx, PROCESS, { id: data.mediaId }, { key: processKey(data.mediaId) });
  }),
];
