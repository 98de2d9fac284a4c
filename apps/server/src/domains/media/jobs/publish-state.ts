import { mediaChanged } from '@subrosa/contract/media';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';

const PUBLISH_STATE = 'media:publish-state';

interface PublishStateInput {
  ownerId: string;
  change: z.input<typeof mediaChanged.payload>;
}

/** Publishes by a job, because routes change states as well and only the worker publishes live updates. */
export async function publishMediaState(tx: Tx, ownerId: string, change: PublishStateInput['change']): Promise<void> {
  await enqueue(tx, PUBLISH_STATE, { ownerId, change } satisfies PublishStateInput, { key: `${PUBLISH_STATE}/${change.id}` });
}

export const publishStateTasks = ({ live }: WorkerPlatform): Tasks => ({
  [PUBLISH_STATE]: async (payload) => {
    const { ownerId, change } = payload as PublishStateInput;
    live.toMember(ownerId, mediaChanged, change);
  },
});
