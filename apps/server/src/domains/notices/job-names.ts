import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const FINGERPRINT_PICTURE = 'notices:fingerprint-picture';

export const enqueueFingerprintPicture = (tx: Tx, id: string) =>
  enqueue(tx, FINGERPRINT_PICTURE, { id }, { key: `${FINGERPRINT_PICTURE}/${id}` });
