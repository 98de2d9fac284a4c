import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

interface NewEntry {
  at: Date;
  actorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  detail: string;
  payloadKeyId: string | null;
  encryptedPayload: Buffer | null;
}

/** Calls the SQL function that links the entry; the process has no other right to write the table. */
export async function addEntry(tx: Tx, entry: NewEntry): Promise<number> {
  const { at, actorId, action, subjectKind, subjectId, detail, payloadKeyId, encryptedPayload } = entry;
  const { rows } = await sql<{ seq: string }>`
    SELECT append_audit(${at}, ${actorId}, ${action}, ${subjectKind}, ${subjectId}, ${detail}::jsonb, ${payloadKeyId}, ${encryptedPayload})
      AS seq`.execute(tx);
  return Number(rows[0]?.seq);
}

/** Changes nothing when the member already has a key. */
export async function addKey(tx: Tx, key: { id: string; memberId: string; encryptedKey: Buffer }): Promise<void> {
  await tx
    .insertInto('audit_key')
    .values({ id: key.id, member_id: key.memberId, encrypted_key: key.encryptedKey })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

interface Check {
  id: string;
  at: Date;
  first: number;
  last: number;
  problems: number;
  /** Whether it covers all entries from the first to the head, and the anchors. */
  isComplete: boolean;
  anchored: boolean;
}

export async function addCheck(db: Db | Tx, { id, at, first, last, problems, isComplete, anchored }: Check): Promise<void> {
  await db
    .insertInto('audit_check')
    .values({ id, checked_at: at, first_seq: first, last_seq: last, problems, is_complete: isComplete, anchored })
    .execute();
}
