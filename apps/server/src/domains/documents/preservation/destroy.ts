import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { preservedKey } from './files.ts';
import { listHalfDestroyed } from './queries.ts';
import { destroyPreservedKeys, finishPreserved } from './store.ts';

/**
 * Destroys preserved files after their end: deletes and commits keys, then deletes files, then marks them. The next run
 * resumes after a crash.
 */
export async function destroyPreserved({ db, clock, documents }: WorkerPlatform): Promise<void> {
  await transaction(db, (tx) => destroyPreservedKeys(tx, clock.now()));
  for (const { id, caseId } of await listHalfDestroyed(db)) {
    await documents.remove(preservedKey(id));
    await transaction(db, async (tx) => {
      await finishPreserved(tx, id, clock.now());
      const about = { subjectKind: 'case', subjectId: caseId, detail: { file: id } };
      await appendAudit(tx, clock, { actorId: null, action: 'csam.destroyed', ...about });
    });
  }
}
