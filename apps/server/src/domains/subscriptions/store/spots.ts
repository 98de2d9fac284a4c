import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

export type Claim = 'given' | 'held' | 'full';

/** Changes counter and plan atomically in the database, for any number of concurrent claims. */
export async function claimLifetimeSpot(tx: Tx, { memberId, total, at }: { memberId: string; total: number; at: Date }): Promise<Claim> {
  const today = at.toISOString().slice(0, 10);
  const { rows } = await sql<{ claim: Claim }>`
    SELECT claim_lifetime_spot(${newId()}::uuid, ${memberId}::uuid, ${total}::integer, ${today}::date, ${at}::timestamptz) AS claim`.execute(
    tx,
  );
  return rows[0]?.claim ?? 'full';
}

/** Returns false if the member already has a lifetime plan. */
export async function addLifetime(tx: Tx, { memberId, at }: { memberId: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('member_subscription')
    .values({ id: newId(), member_id: memberId, plan_id: 2, starts_on: at.toISOString().slice(0, 10), created_at: at })
    .onConflict((conflict) => conflict.column('member_id').where('plan_id', '=', 2).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns false if the member has no lifetime plan. */
export async function removeLifetime(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`SELECT revoke_lifetime(${memberId}::uuid) AS removed`.execute(tx);
  return rows[0]?.removed ?? false;
}

export async function setTotal(tx: Tx, total: number | null): Promise<void> {
  await tx.updateTable('free_spots').set({ total_override: total }).execute();
}
