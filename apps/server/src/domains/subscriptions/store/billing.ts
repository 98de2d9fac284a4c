import type { FoldedPeriod, FoldedSubscription } from '@subrosa/rules/subscriptions/fold';
import { sql } from 'kysely';
import type { Reported } from '../../../platform/billing/billing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Checkout } from '../queries/checkouts.ts';

export async function addCheckout(tx: Tx, checkout: Omit<Checkout, 'memberId'> & { memberId: string }, at: Date): Promise<void> {
  const { id, memberId, planId, dueCents, days, expiresAt } = checkout;
  await tx
    .insertInto('billing_checkout')
    .values({ id, member_id: memberId, plan_id: planId, due_cents: dueCents, days, created_at: at, expires_at: expiresAt })
    .execute();
}

export async function removeCheckout(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('billing_checkout').where('id', '=', id).execute();
}

export async function purgeCheckouts(tx: Tx, before: Date): Promise<void> {
  await sql`
    DELETE FROM billing_checkout c WHERE c.expires_at < ${before}
      AND NOT EXISTS (SELECT FROM paid_subscription p WHERE p.id = c.id)`.execute(tx);
}

export async function saveWebhook(tx: Tx, event: { id: string; eventType: string; encryptedPayload: Buffer }, at: Date): Promise<void> {
  const { id, eventType, encryptedPayload } = event;
  await tx
    .insertInto('billing_webhook_event')
    .values({ id, event_type: eventType, encrypted_payload: encryptedPayload, received_at: at })
    .execute();
}

/** Returns false if the entry was already stored. */
export async function addLedgerEntry(tx: Tx, eventId: string, reported: Reported, confirmedAt: Date | null): Promise<boolean> {
  const { id, kind, subscription, checkoutId, at, transaction, amountCents, currency } = reported;
  const added = await tx
    .insertInto('billing_ledger_entry')
    .values({
      id,
      event_id: eventId,
      provider_subscription: subscription,
      checkout_id: checkoutId,
      kind,
      occurred_at: at,
      transaction,
      amount_cents: amountCents,
      currency,
      confirmed_at: confirmedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function confirmLedgerEntry(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('billing_ledger_entry').set({ confirmed_at: at }).where('id', '=', id).where('confirmed_at', 'is', null).execute();
}

export async function markNotified(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('billing_ledger_entry')
    .set({ notified_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** Serializes folds of a subscription or a member, whose renewals are counted and whose periods follow each other. */
export async function lockBilling(tx: Tx, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`billing/${key}`}, 0))`.execute(tx);
}

/** Locks the member’s row until the end of the transaction; returns false if the account is deleted. */
export async function lockBilledMember(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx.selectFrom('member').select('id').where('id', '=', memberId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Uses the id of the checkout, which the member already knows, unless that one was paid before. */
export async function startPaid(tx: Tx, checkout: Checkout, providerId: string, at: Date): Promise<void> {
  const { id, memberId, planId, dueCents, days } = checkout;
  const row = {
    member_id: memberId,
    plan_id: planId,
    provider_id: providerId,
    due_cents: dueCents,
    days,
    state: 'superseded',
    created_at: at,
  };
  const first = await tx
    .insertInto('paid_subscription')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows === 0n)
    await tx
      .insertInto('paid_subscription')
      .values({ id: newId(), ...row })
      .execute();
}

export async function saveStates(tx: Tx, subscriptions: readonly FoldedSubscription[]): Promise<void> {
  // The open one last, because a unique index allows only one.
  for (const { id, state, renewsOn, failedAt } of subscriptions.toSorted(
    (a, b) => Number(a.state === 'open') - Number(b.state === 'open'),
  )) {
    await tx
      .updateTable('paid_subscription')
      .set({ state, renews_on: renewsOn, failed_at: failedAt, ...(failedAt === null && { reminded_at: null }) })
      .where('provider_id', '=', id)
      .execute();
  }
}

interface MemberPeriods {
  memberId: string;
  periods: readonly FoldedPeriod[];
  /** By the provider’s subscription id. */
  rows: ReadonlyMap<string, { id: string; planId: number }>;
}

/** Makes a member’s paid periods equal to the fold; their other plans do not change. */
export async function savePeriods(tx: Tx, { memberId, periods, rows }: MemberPeriods, at: Date): Promise<void> {
  const payments = periods.map(({ payment }) => payment);
  await sql`
    DELETE FROM member_subscription
    WHERE member_id = ${memberId} AND payment IS NOT NULL AND payment <> ALL (${payments}::text[])`.execute(tx);
  for (const { payment, subscription, startsOn, paidThrough, dueOn } of periods) {
    const row = rows.get(subscription);
    if (!row) continue;
    const days = { starts_on: startsOn, due_on: dueOn, paid_through: paidThrough };
    await tx
      .insertInto('member_subscription')
      .values({ id: newId(), member_id: memberId, plan_id: row.planId, paid_subscription_id: row.id, payment, created_at: at, ...days })
      .onConflict((conflict) => conflict.column('payment').doUpdateSet(days))
      .execute();
  }
}

export async function markEndNotified(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('paid_subscription').set({ end_notified_at: at }).where('id', '=', id).execute();
}

export async function markReminded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('paid_subscription').set({ reminded_at: at }).where('id', '=', id).execute();
}

/** Resets the mark when the subscription continues, so that the member is notified of its end again. */
export async function clearEndNotified(tx: Tx, memberId: string, today: string): Promise<void> {
  await sql`
    UPDATE paid_subscription p SET end_notified_at = NULL WHERE p.member_id = ${memberId} AND p.end_notified_at IS NOT NULL
      AND EXISTS (SELECT FROM member_subscription m WHERE m.paid_subscription_id = p.id AND m.due_on >= ${today}::date)`.execute(tx);
}
