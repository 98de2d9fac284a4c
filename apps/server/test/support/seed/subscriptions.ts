import { foldBilling, type LedgerEntry } from '@subrosa/rules/subscriptions/fold';
import { encryptWebhook } from '../../../src/domains/subscriptions/billing/webhook-encryption.ts';
import { findPlan } from '../../../src/domains/subscriptions/queries/plans.ts';
import {
  addCheckout,
  addLedgerEntry,
  startPaid,
  saveWebhook,
  markNotified,
  savePeriods,
  saveStates,
} from '../../../src/domains/subscriptions/store/billing.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Config } from '../../../src/platform/config/config.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/ids.ts';
import { personas } from '../personas.ts';

const DAY = 86_400_000;

/** Personas with a paid plan that was renewed several days ago and renews automatically. */
const payers = [
  { member: personas.marlow, planId: 4, providerId: '9000000000001' },
  { member: personas.noa, planId: 3, providerId: '9000000000002' },
] as const;

/** Counts from today, so that the plan is active at any time. It sends no emails, because nothing has just happened. */
export async function seedSubscriptions(tx: Tx, _clock: Clock, config: Config): Promise<void> {
  for (const payer of payers) {
    const known = await tx.selectFrom('paid_subscription').select('id').where('provider_id', '=', payer.providerId).executeTakeFirst();
    if (!known) await seedPayer(tx, payer, config);
  }
}

async function seedPayer(tx: Tx, { member, planId, providerId }: (typeof payers)[number], config: Config): Promise<void> {
  const plan = await findPlan(tx, planId);
  if (!plan?.recurring_days) return;
  const now = new Date();
  const days = plan.recurring_days;
  const boughtAt = new Date(now.getTime() - (days + 7) * DAY);
  await tx.deleteFrom('member_subscription').where('member_id', '=', member.id).execute();
  const checkout = {
    id: newId(),
    memberId: member.id,
    planId,
    dueCents: plan.price_cents,
    days,
    expiresAt: new Date(boughtAt.getTime() + DAY),
  };
  await addCheckout(tx, checkout, boughtAt);
  await startPaid(tx, checkout, providerId, boughtAt);
  const payments = [
    { kind: 'sale', at: boughtAt },
    { kind: 'renewal', at: new Date(boughtAt.getTime() + days * DAY) },
  ] as const;
  const facts = payments.map(({ kind, at }): LedgerEntry => ({
    id: `${kind}/${providerId}/first`,
    subscription: providerId,
    kind,
    at,
    days,
  }));
  for (const { id, kind, at } of facts) {
    const eventId = newId();
    await saveWebhook(
      tx,
      { id: eventId, eventType: 'Seed', encryptedPayload: encryptWebhook(config.DATA_ENCRYPTION_SECRET, eventId, {}) },
      at,
    );
    const transaction = `${providerId}${kind === 'sale' ? 1 : 2}`;
    const paid = { checkoutId: checkout.id, transaction, amountCents: plan.price_cents, currency: '840' };
    await addLedgerEntry(tx, eventId, { id, kind, at, subscription: providerId, ...paid }, at);
  }
  await markNotified(
    tx,
    facts.map(({ id }) => id),
    now,
  );
  const folded = foldBilling(facts, { graceDays: config.BILLING_GRACE_DAYS });
  await saveStates(tx, folded.subscriptions);
  await savePeriods(tx, { memberId: member.id, periods: folded.periods, rows: new Map([[providerId, { id: checkout.id, planId }]]) }, now);
}
