import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const READ_PICTURE = 'notices:read-picture';

export const askToReadPicture = (tx: Tx, id: string) => enqueue(tx, READ_PICTURE, { id }, { key: `${READ_PICTURE}/${id}` });
