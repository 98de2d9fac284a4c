import { mediaChanged } from '@subrosa/contract/media';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';

const TELL = 'media:tell-owner';

interface News {
  ownerId: string;
  change: z.input<typeof mediaChanged.payload>;
}

/** By a job, because calls change states too, and only the worker speaks to sockets. */
export async function tellOwner(tx: Tx, ownerId: string, change: News['change']): Promise<void> {
  await enqueue(tx, TELL, { ownerId, change } satisfies News, { key: `${TELL}/${change.id}` });
}

export const tellingTasks = ({ live }: WorkerPlatform): Tasks => ({
  [TELL]: async (payload) => {
    const { ownerId, change } = payload as News;
    live.toMember(ownerId, mediaChanged, change);
  },
});
