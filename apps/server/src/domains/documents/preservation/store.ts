import type { Tx } from '../../../platform/db/database.ts';
import type { WrappedKey } from '../../../platform/keys/keys.ts';

/** An original file, a conversation file encrypted under its sender's key, or account data as JSON. */
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
      encrypted_at: at,
      wrapped_key: key.wrapped,
      key_provider: key.provider,
      key_name: key.keyName,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'source']).doNothing())
    .execute();
}

/** Sets the day on which the preserved files of a case are destroyed, unless a legal hold keeps them. */
export async function keepPreservedUntil(tx: Tx, caseId: string, until: Date): Promise<void> {
  await tx
    .updateTable('preserved_file')
    .set({ keep_until: until })
    .where('case_id', '=', caseId)
    .where('state', '=', 'preserved')
    .execute();
}

/** Returns the number of files whose legal hold was set or lifted. */
export async function setPreservedHold(tx: Tx, caseId: string, held: boolean): Promise<number> {
  const rows = await tx
    .updateTable('preserved_file')
    .set({ legal_hold: held })
    .where('case_id', '=', caseId)
    .where('state', '=', 'preserved')
    .where('legal_hold', '<>', held)
    .returning('id')
    .execute();
  return rows.length;
}

/** Deletes the keys: after this commit the files cannot be decrypted. */
export async function destroyPreservedKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('preserved_file')
    .set({ state: 'destroyed', wrapped_key: null })
    .where('state', '=', 'preserved')
    .where('legal_hold', '=', false)
    .where('keep_until', '<=', now)
    .execute();
}

export async function finishPreserved(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('preserved_file').set({ destroyed_at: at }).where('id', '=', id).execute();
}
