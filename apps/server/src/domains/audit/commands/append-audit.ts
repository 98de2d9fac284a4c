import type { AuditAction } from '@subrosa/rules/audit/actions';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { encryptPayload, type Personal } from '../payload.ts';
import { addEntry } from '../store.ts';

interface AppendAuditInput {
  /** Null for actions of the system. */
  actorId: string | null;
  action: AuditAction;
  subjectKind: string;
  subjectId: string | null;
  /** Contains only constants of the contract, numbers and random ids, because it is never erased. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** Personal data, encrypted: erasure of the member makes it unreadable, and the chain stays valid. */
  personal?: Personal;
}

/** Adds an entry and returns its sequence number. Call it last: all other writers of entries wait until the commit. */
export async function appendAudit(tx: Tx, clock: Clock, appending: AppendAuditInput): Promise<number> {
  const { actorId, action, subjectKind, subjectId, detail = {}, personal } = appending;
  const { payloadKeyId, encryptedPayload } = personal ? await encryptPayload(tx, personal) : { payloadKeyId: null, encryptedPayload: null };
  const entry = { actorId, action, subjectKind, subjectId, detail: JSON.stringify(detail), payloadKeyId, encryptedPayload };
  return addEntry(tx, { ...entry, at: clock.now() });
}
