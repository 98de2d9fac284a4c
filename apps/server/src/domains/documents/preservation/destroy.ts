import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { preservedKey } from './files.ts';
import { listHalfDestroyed } from './queries.ts';
import { destroyPreservedKeys, finishPreserved } from './store.ts';

/** Of what the law keeps no longer: keys, committed; then files; then that it is done. Killed anywhere, the next round goes on. */
export async function destroyPreserved({ db, clock, documents }: WorkerPlatform): Promise<void> {
  await transaction(db, (tx) => destroyPreservedKeys(tx, clock.now()));
  for (const { id, caseId } of await listHalfDestroyed(db)) {
    await documents.remove(preservedKey(id));
    await transaction(db, async (tx) => {
      await finishPreserved(tx, id, clock.now());
      const about = { subjectKind: 'case', subjectId: caseId, detail: { file: id } };
      await appendAudit(tx, clock, { actorId: null, action: 'sealed.destroyed', ...about });
    });
  }
}
