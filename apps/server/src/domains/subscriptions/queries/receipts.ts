import type { PlanId } from '@subrosa/rules/subscriptions/plans';
import type { ReceiptKind } from '@subrosa/rules/subscriptions/subscription-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface Receipt {
  ledgerEntryId: string;
  kind: ReceiptKind;
  at: Date;
  planId: PlanId;
  amountCents: number;
  reference: string;
  /** The provider’s subscription id. */
  subscription: string;
  from: string | null;
  to: string | null;
}

const MOST = 200;

const receipts = sql`
  SELECT f.id AS "ledgerEntryId", CASE f.kind WHEN 'refund' THEN 'refund' WHEN 'chargeback' THEN 'chargeback' ELSE 'payment' END AS kind,
    f.occurred_at AS at, p.plan_id AS "planId", coalesce(f.amount_cents, p.due_cents) AS "amountCents", coalesce(f.transaction, p.provider_id) AS reference, p.provider_id AS subscription,
    m.starts_on AS from, m.paid_through AS to
  FROM paid_subscription p
    JOIN billing_ledger_entry f ON f.provider_subscription = p.provider_id AND f.confirmed_at IS NOT NULL
      AND f.kind IN ('sale', 'renewal', 'refund', 'chargeback')
    LEFT JOIN member_subscription m ON m.payment = f.id`;

/** Lists a member’s payments, refunds and chargebacks, newest first. */
export async function listReceipts(db: Db | Tx, memberId: string): Promise<Receipt[]> {
  const { rows } =
    await sql<Receipt>`${receipts} WHERE p.member_id = ${memberId} ORDER BY f.occurred_at DESC, f.id DESC LIMIT ${MOST}`.execute(db);
  return rows;
}

export async function findReceipt(db: Db | Tx, ledgerEntryId: string): Promise<Receipt | undefined> {
  const { rows } = await sql<Receipt>`${receipts} WHERE f.id = ${ledgerEntryId}`.execute(db);
  return rows[0];
}

export interface ExportedMovement extends Receipt {
  subscriptionState: string;
}

/** Lists all payments, refunds and chargebacks in these days for bookkeeping, without the members. */
export async function listMovements(db: Db, days: { from: string; to: string }): Promise<ExportedMovement[]> {
  const { rows } = await sql<ExportedMovement>`
    SELECT movement.*, p.state AS "subscriptionState"
    FROM (${receipts}) movement JOIN billing_ledger_entry f ON f.id = movement."ledgerEntryId" JOIN paid_subscription p ON p.provider_id = f.provider_subscription
    WHERE movement.at >= ${days.from}::date AND movement.at < ${days.to}::date + 1 ORDER BY movement.at, movement."ledgerEntryId"`.execute(
    db,
  );
  return rows;
}
