import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { NoteRefused } from '../../platform/http/caller.ts';
import { appendAudit } from './commands/append-audit.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What was refused is rolled back, so this brings its own transaction. Only an id of ours is kept of what was typed. */
export function refusalNoter(db: Db, clock: Clock): NoteRefused {
  return async ({ staffId, role, call, id, pastTheDoor }) => {
    const subjectId = id !== null && UUID.test(id) ? id : null;
    const detail = { call, role, ...(pastTheDoor && { token: 'member' }) };
    await transaction(db, (tx) =>
      appendAudit(tx, clock, { actorId: staffId, action: 'call.refused', subjectKind: 'call', subjectId, detail }),
    );
  };
}
