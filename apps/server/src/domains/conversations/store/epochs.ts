import type { EpochRecord } from '@subrosa/contract/conversations/ciphertext';
import type { Tx } from '../../../platform/db/database.ts';

/** The conversation must be locked and its newest epoch compared; the primary key rejects a duplicate as well. */
export async function addEpoch(tx: Tx, record: EpochRecord, wraps: readonly { memberId: string; wrap: string }[]): Promise<void> {
  const { conversationId, epoch } = record;
  await tx
    .insertInto('conversation_epoch')
    .values({ conversation_id: conversationId, epoch, record: JSON.stringify(record) })
    .execute();
  await tx
    .insertInto('conversation_key_wrap')
    .values(wraps.map(({ memberId, wrap }) => ({ conversation_id: conversationId, epoch, member_id: memberId, wrap })))
    .execute();
  await tx.updateTable('conversation').set({ epoch }).where('id', '=', conversationId).execute();
}
