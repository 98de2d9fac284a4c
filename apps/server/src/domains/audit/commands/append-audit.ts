import type { AuditAction } from '@subrosa/rules/audit/actions';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { encryptPayload, type Personal } from '../payload.ts';
import { addEntry } from '../store.ts';

interface AppendAuditInput {
  /** Null where the house did it. */
  actorId: string | null;
  action: AuditAction;
  subjectKind: string;
  subjectId: string | null;
  /** Words of the contract, figures and random ids only: what is written here is never erased. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** What is personal: erasure makes it unreadable and leaves the chain whole. */
  personal?: Personal;
}

/** Adds a link, and returns its place. Call it last: until the commit everybody else who adds one waits. */
export async function appendAudit(tx: Tx, clock: Clock, appending: AppendAuditInput): Promise<number> {
  const { actorId, action, subjectKind, subjectId, detail = {}, personal } = appending;
  const { payloadKeyId, encryptedPayload } = personal ? await encryptPayload(tx, personal) : { payloadKeyId: null, encryptedPayload: null };
  const entry = { actorId, action, subjectKind, subjectId, detail: JSON.stringify(detail), payloadKeyId, encryptedPayload };
  return addEntry(tx, { ...entry, at: clock.now() });
}
