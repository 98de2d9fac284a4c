import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { listUnrecorded } from '../queries/records.ts';
import { recordKeys } from './record-keys.ts';

const AT_ONCE = 500;

/** Adds members who joined before the log existed. */
export async function recordMissingMembers(db: Db): Promise<void> {
  for (;;) {
    const missing = await listUnrecorded(db, AT_ONCE);
    for (const memberId of missing) await transaction(db, (tx) => recordKeys(tx, memberId));
    if (missing.length < AT_ONCE) return;
  }
}
