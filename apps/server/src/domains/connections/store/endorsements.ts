import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Pair } from './connections.ts';

interface NewEndorsement {
  id: string;
  authorId: string;
  recipientId: string;
  text: string;
  at: Date;
}

/**
 * A member has at most one endorsement of another. A changed text must be approved again and gets a new id, so that a text can be approved
 * only after it was read.
 */
export async function saveEndorsement(tx: Tx, { id, authorId, recipientId, text, at }: NewEndorsement): Promise<void> {
  const values = { id, text, written_at: at, approved_at: null };
  await tx
    .insertInto('endorsement')
    .values({ author_id: authorId, recipient_id: recipientId, ...values })
    .onConflict((conflict) => conflict.columns(['author_id', 'recipient_id']).doUpdateSet(values))
    .execute();
}

/** Approves an endorsement if its author is still active, and returns the author's id. */
export async function approveEndorsement(tx: Tx, { id, recipientId, at }: { id: string; recipientId: string; at: Date }) {
  return tx
    .updateTable('endorsement')
    .set({ approved_at: at })
    .where('id', '=', id)
    .where('recipient_id', '=', recipientId)
    .where('approved_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('member').select('id').whereRef('id', '=', 'author_id').where('state', '=', 'active')),
    )
    .returning('author_id')
    .executeTakeFirst();
}

/** Deletes an endorsement of which the member is the author or recipient. */
export async function removeEndorsement(tx: Tx, id: string, memberId: string) {
  return tx
    .deleteFrom('endorsement')
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('author_id', '=', memberId), eb('recipient_id', '=', memberId)]))
    .returning(['author_id', 'recipient_id'])
    .executeTakeFirst();
}

/** Deletes the unapproved ones, or all. */
export async function removeEndorsementsBetween(tx: Tx, { memberId, otherId }: Pair, which: 'waiting' | 'all'): Promise<void> {
  await tx
    .deleteFrom('endorsement')
    .where(sql<boolean>`(author_id, recipient_id) IN ((${memberId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${memberId}::uuid))`)
    .$if(which === 'waiting', (query) => query.where('approved_at', 'is', null))
    .execute();
}
