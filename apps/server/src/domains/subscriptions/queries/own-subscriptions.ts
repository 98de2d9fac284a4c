import type { PaidState } from '@subrosa/rules/subscriptions/fold';
import type { PlanId } from '@subrosa/rules/subscriptions/plans';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** A present or past plan of a member: a lifetime plan, one that staff granted, or all periods of a paid subscription. */
export interface OwnSubscription {
  id: string;
  planId: PlanId;
  startsOn: string;
  dueOn: string | null;
  /** Null for a plan without payments. */
  paid: {
    state: PaidState;
    renewsOn: string | null;
    failedAt: Date | null;
    dueCents: number;
    paidThrough: string;
    providerId: string;
  } | null;
}

interface Row {
  id: string;
  plan_id: PlanId;
  starts_on: string;
  due_on: string | null;
  paid_through: string | null;
  state: PaidState | null;
  renews_on: string | null;
  failed_at: Date | null;
  due_cents: number | null;
  provider_id: string | null;
}

/** Newest first. Includes a subscription that was refunded completely on its first day. */
export async function listOwnSubscriptions(db: Db | Tx, memberId: string): Promise<OwnSubscription[]> {
  const { rows } = await sql<Row>`
    SELECT id, plan_id, starts_on, due_on, NULL AS paid_through, NULL AS state, NULL AS renews_on, NULL AS failed_at, NULL AS due_cents,
      NULL AS provider_id, created_at
    FROM member_subscription WHERE member_id = ${memberId} AND paid_subscription_id IS NULL
    UNION ALL
    SELECT p.id, p.plan_id, coalesce(min(m.starts_on), p.created_at::date), coalesce(max(m.due_on), p.created_at::date - 1),
      coalesce(max(m.paid_through), p.created_at::date - 1), p.state, p.renews_on, p.failed_at, p.due_cents, p.provider_id, p.created_at
    FROM paid_subscription p LEFT JOIN member_subscription m ON m.paid_subscription_id = p.id
    WHERE p.member_id = ${memberId} GROUP BY p.id
    ORDER BY starts_on DESC, created_at DESC`.execute(db);
  return rows.map(ownSubscriptionOf);
}

function ownSubscriptionOf(row: Row): OwnSubscription {
  const { id, plan_id, starts_on, due_on, paid_through, state, renews_on, failed_at, due_cents, provider_id } = row;
  const isPaid = state !== null && due_cents !== null && paid_through !== null && provider_id !== null;
  return {
    id,
    planId: plan_id,
    startsOn: starts_on,
    dueOn: due_on,
    paid: isPaid
      ? { state, renewsOn: renews_on, failedAt: failed_at, dueCents: due_cents, paidThrough: paid_through, providerId: provider_id }
      : null,
  };
}
