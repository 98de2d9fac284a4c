import type { EpochRecord } from '@subrosa/contract/conversations/ciphertext';
import type { Db, Tx } from '../../../platform/db/database.ts';

export async function findEpoch(db: Db | Tx, conversationId: string, epoch: number): Promise<EpochRecord | null> {
  const row = await db
    .selectFrom('conversation_epoch')
    .select((select) => select.ref('record').$castTo<EpochRecord>().as('record'))
    .where('conversation_id', '=', conversationId)
    .where('epoch', '=', epoch)
    .executeTakeFirst();
  return row?.record ?? null;
}

/** Returns the epochs of which the member is part, with the key wrapped to them. */
export async function listEpochs(
  db: Db,
  { conversationId, memberId }: { conversationId: string; memberId: string },
  from: number,
  need: number,
) {
  return db
    .selectFrom('conversation_key_wrap as w')
    .innerJoin('conversation_epoch as e', (join) =>
      join.onRef('e.conversation_id', '=', 'w.conversation_id').onRef('e.epoch', '=', 'w.epoch'),
    )
    .select((select) => [select.ref('e.record').$castTo<EpochRecord>().as('record'), 'w.wrap'])
    .where('w.conversation_id', '=', conversationId)
    .where('w.member_id', '=', memberId)
    .where('w.epoch', '>=', from)
    .orderBy('w.epoch')
    .limit(need)
    .execute();
}

/** Returns the last epoch of which the member was part, or null if they never were. */
export async function findLastEpoch(tx: Db | Tx, memberId: string, conversationId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('conversation_key_wrap')
    .select('epoch')
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .orderBy('epoch', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.epoch ?? null;
}

/** Checks that the member was in all these epochs: only then could they read their content. */
export async function wasIn(tx: Db | Tx, memberId: string, conversationId: string, epochs: readonly number[]): Promise<boolean> {
  if (epochs.length === 0) return true;
  const rows = await tx
    .selectFrom('conversation_key_wrap')
    .select('epoch')
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .where('epoch', 'in', [...epochs])
    .execute();
  return rows.length === epochs.length;
}
