import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { AuditDeniedAccess } from '../../platform/http/caller.ts';
import { appendAudit } from './commands/append-audit.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Uses its own transaction, because that of the denied request is rolled back. Of the URL, only a valid UUID is stored. */
export function deniedAccessAuditor(db: Db, clock: Clock): AuditDeniedAccess {
  return async ({ staffId, role, call, id, isOutsideConsole }) => {
    const subjectId = id !== null && UUID.test(id) ? id : null;
    const detail = { call, role, ...(isOutsideConsole && { token: 'member' }) };
    await transaction(db, (tx) =>
      appendAudit(tx, clock, { actorId: staffId, action: 'access.denied', subjectKind: 'call', subjectId, detail }),
    );
  };
}
