import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { appendAudit } from '../commands/append-audit.ts';
import { hasReadSince, lockReader } from './queries.ts';

const HOUR = 3_600_000;

/**
 * Adds an entry that a staff member reads the chain, once an hour. It uses its own transaction, because a query has
 * none.
 */
export async function recordReading(db: Db, clock: Clock, staffId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - HOUR);
  if (await hasReadSince(db, staffId, since)) return;
  await transaction(db, async (tx) => {
    await lockReader(tx, staffId);
    if (await hasReadSince(tx, staffId, since)) return;
    await appendAudit(tx, clock, { actorId: staffId, action: 'audit.read', subjectKind: 'audit', subjectId: null });
  });
}
