import type { PlanId } from '@subrosa/rules/subscriptions/plans';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface Checkout {
  id: string;
  memberId: string | null;
  planId: PlanId;
  dueCents: number;
  days: number;
  expiresAt: Date;
}

export async function findCheckout(db: Db | Tx, id: string): Promise<Checkout | undefined> {
  const row = await db
    .selectFrom('billing_checkout')
    .select(['id', 'member_id', 'plan_id', 'due_cents', 'days', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { member_id, plan_id, due_cents, days, expires_at } = row;
  return { id, memberId: member_id, planId: plan_id as PlanId, dueCents: due_cents, days, expiresAt: expires_at };
}

export async function isPaid(db: Db | Tx, checkoutId: string): Promise<boolean> {
  return (await db.selectFrom('paid_subscription').select('id').where('id', '=', checkoutId).executeTakeFirst()) !== undefined;
}

export async function wasDeclined(db: Db, checkoutId: string): Promise<boolean> {
  const declined = db.selectFrom('billing_ledger_entry').select('id').where('checkout_id', '=', checkoutId).where('kind', '=', 'decline');
  return (await declined.executeTakeFirst()) !== undefined;
}

/** Returns a started checkout that is neither paid, declined nor expired, so that the member continues with it. */
export async function findStarted(
  db: Db | Tx,
  { memberId, planId, dueCents }: Pick<Checkout, 'planId' | 'dueCents'> & { memberId: string },
  now: Date,
) {
  return db
    .selectFrom('billing_checkout as c')
    .select(['c.id', 'c.expires_at'])
    .where('c.member_id', '=', memberId)
    .where('c.plan_id', '=', planId)
    .where('c.due_cents', '=', dueCents)
    .where('c.expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('billing_ledger_entry as f').select('f.id').whereRef('f.checkout_id', '=', 'c.id'))),
    )
    .orderBy('c.created_at', 'desc')
    .executeTakeFirst();
}
