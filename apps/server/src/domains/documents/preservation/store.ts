import type { Tx } from '../../../platform/db/database.ts';
import type { WrappedKey } from '../../../platform/keys/keys.ts';

/** A file as it came, a file of a conversation under its sender's key, or what we know besides, as JSON. */
export type PreservedKind = 'file' | 'attachment' | 'facts';

interface NewPreserved {
  id: string;
  caseId: string;
  kind: PreservedKind;
  source: string;
  type: string;
  fileBytes: number;
  key: WrappedKey;
  at: Date;
}

export async function addPreserved(tx: Tx, { id, caseId, kind, source, type, fileBytes, key, at }: NewPreserved): Promise<void> {
  await tx
    .insertInto('preserved_file')
    .values({
      id,
      case_id: caseId,
      kind,
      source,
      content_type: type,
      file_bytes: fileBytes,
      sealed_at: at,
      wrapped_key: key.wrapped,
      key_provider: key.provider,
      key_name: key.keyName,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'source']).doNothing())
    .execute();
}

/** Everything of the case goes then, unless a hold stands. */
export async function keepPreservedUntil(tx: Tx, caseId: string, until: Date): Promise<void> {
  await tx.updateTable('preserved_file').set({ keep_until: until }).where('case_id', '=', caseId).where('state', '=', 'sealed').execute();
}

/** How many files a hold was laid on, or taken from. */
export async function setPreservedHold(tx: Tx, caseId: string, held: boolean): Promise<number> {
  const rows = await tx
    .updateTable('preserved_file')
    .set({ legal_hold: held })
    .where('case_id', '=', caseId)
    .where('state', '=', 'sealed')
    .where('legal_hold', '<>', held)
    .returning('id')
    .execute();
  return rows.length;
}

/** The key first: from this commit on nobody can open them. */
export async function destroyPreservedKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('preserved_file')
    .set({ state: 'destroyed', wrapped_key: null })
    .where('state', '=', 'sealed')
    .where('legal_hold', '=', false)
    .where('keep_until', '<=', now)
    .execute();
}

export async function finishPreserved(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('preserved_file').set({ destroyed_at: at }).where('id', '=', id).execute();
}
