import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { appendAudit } from '../commands/append-audit.ts';
import { hasReadSince, lockReader } from './queries.ts';

const HOUR = 3_600_000;

/** That somebody reads the chain stands in it, once an hour. A read has no transaction, so this brings its own. */
export async function recordReading(db: Db, clock: Clock, staffId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - HOUR);
  if (await hasReadSince(db, staffId, since)) return;
  await transaction(db, async (tx) => {
    await lockReader(tx, staffId);
    if (await hasReadSince(tx, staffId, since)) return;
    await appendAudit(tx, clock, { actorId: staffId, action: 'audit.read', subjectKind: 'audit', subjectId: null });
  });
}
