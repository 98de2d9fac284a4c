import type { RequestDraft } from '@subrosa/contract/requests/schemas';
import type { Tx } from '../../../platform/db/database.ts';

export async function saveDraft(tx: Tx, memberId: string, draft: RequestDraft, at: Date): Promise<void> {
  const row = { draft: JSON.stringify(draft), saved_at: at };
  await tx
    .insertInto('request_draft')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}

export async function removeDraft(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('request_draft').where('member_id', '=', memberId).execute();
}
