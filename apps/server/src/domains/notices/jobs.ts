import { NOTICE_RETENTION_DAYS } from '@subrosa/rules/notices/kinds';
import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { FINGERPRINT_PICTURE } from './job-names.ts';
import { pictureKey } from './picture.ts';
import { listAbandonedPictures } from './queries.ts';
import { fingerprintPicture } from './fingerprint-picture.ts';
import { purgeExpired, abandonPicture } from './store.ts';

const PURGE_EXPIRED = 'notices:purge-expired';
const DAY = 86_400_000;

export function tasks(platform: WorkerPlatform): Tasks {
  const { db, clock, storage } = platform;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY);
  return {
    [FINGERPRINT_PICTURE]: (payload) => fingerprintPicture(platform, (payload as { id: string }).id),

    [PURGE_EXPIRED]: async () => {
      for (const { id, upload_id: uploadId } of await listAbandonedPictures(db, ago(1))) {
        if (uploadId !== null) await storage.abandonUpload({ key: pictureKey(id), uploadId });
        await storage.remove(pictureKey(id));
        await transaction(db, (tx) => abandonPicture(tx, id));
      }
      await transaction(db, (tx) => purgeExpired(tx, ago(NOTICE_RETENTION_DAYS)));
    },
  };
}

export const cron: readonly CronItem[] = [{ task: PURGE_EXPIRED, at: '35 * * * *' }];
