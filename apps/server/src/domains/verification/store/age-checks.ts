import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

/** Stores the age that staff found in a document. */
export async function addFinding(tx: Tx, found: { memberId: string; isAdult: boolean; at: Date }): Promise<void> {
  await tx
    .insertInto('age_check')
    .values({
      id: newId(),
      member_id: found.memberId,
      method: 'document',
      result: found.isAdult ? 'passed' : 'failed',
      started_at: found.at,
      completed_at: found.at,
    })
    .execute();
}

/** Returns false if a check is in progress. */
export async function addCheck(tx: Tx, { id, memberId, at }: { id: string; memberId: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('age_check')
    .values({ id, member_id: memberId, method: 'provider', result: 'starting', started_at: at })
    .onConflict((conflict) => conflict.column('member_id').where('completed_at', 'is', null).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function openCheck(tx: Tx, id: string, { session, url }: { session: string; url: string }): Promise<void> {
  await tx
    .updateTable('age_check')
    .set({ result: 'open', session, session_url: url })
    .where('id', '=', id)
    .where('result', '=', 'starting')
    .execute();
}

/** Deletes the session of the provider when the result is stored. */
export async function endCheck(
  tx: Tx,
  id: string,
  { result, at }: { result: 'passed' | 'failed' | 'expired'; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('age_check')
    .set({ result, completed_at: at, session: null, session_url: null })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
