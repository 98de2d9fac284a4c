import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Pair } from './connections.ts';

/** Stores a request with its note. It replaces the member's own earlier decline of the other. */
export async function rememberRequest(tx: Tx, { memberId, otherId }: Pair, { note, at }: { note: string | null; at: Date }): Promise<void> {
  const values = { requested_at: at, note, declined_at: null };
  await tx
    .insertInto('connection_request')
    .values({ requester_id: memberId, recipient_id: otherId, ...values })
    .onConflict((conflict) => conflict.columns(['requester_id', 'recipient_id']).doUpdateSet(values))
    .execute();
  await tx
    .updateTable('connection_request')
    .set({ declined_at: null })
    .where('requester_id', '=', otherId)
    .where('recipient_id', '=', memberId)
    .execute();
}

/** Deletes the notes of requests that were answered or withdrawn. */
export async function clearNotes(tx: Tx, { memberId, otherId }: Pair): Promise<void> {
  await tx
    .updateTable('connection_request')
    .set({ note: null })
    .where(sql<boolean>`(requester_id, recipient_id) IN ((${memberId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${memberId}::uuid))`)
    .execute();
}

/** Stores that the member declined the other's request. This is shown to neither side. */
export async function rememberDecline(tx: Tx, { memberId, otherId }: Pair, at: Date): Promise<void> {
  const values = { note: null, declined_at: at };
  await tx
    .insertInto('connection_request')
    .values({ requester_id: otherId, recipient_id: memberId, requested_at: at, ...values })
    .onConflict((conflict) => conflict.columns(['requester_id', 'recipient_id']).doUpdateSet(values))
    .execute();
}

/** Deletes requests that are neither pending nor counted by a limit any more. */
export async function purgeRequests(tx: Tx, before: Date): Promise<void> {
  await sql`
    DELETE FROM connection_request r WHERE greatest(r.requested_at, r.declined_at) < ${before}
      AND NOT EXISTS (SELECT FROM connection c WHERE c.member_id = r.requester_id AND c.other_id = r.recipient_id AND c.state = 'outgoing')`.execute(
    tx,
  );
}
