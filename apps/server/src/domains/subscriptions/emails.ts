import { formatDate, formatDateTime } from '@subrosa/rules/format/dates';
import { resolveLocale, type Locale } from '@subrosa/rules/reference/locales';
import { billingPagesOf } from '../../platform/billing/provider.ts';
import { priceOf } from '../../platform/billing/ccbill-form.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueueEmail } from '../../platform/mail/mailer.ts';
import { listOwnSubscriptions } from './queries/own-subscriptions.ts';
import { findEmailRecipient } from './queries/email-recipient.ts';
import { findReceipt } from './queries/receipts.ts';

const planUrlOf = ({ PUBLIC_URL }: Config) => `${PUBLIC_URL}/settings/upgrade`;
const dateOf = (day: string | null, locale: Locale) => (day === null ? null : formatDate(day, locale));
const dollars = (cents: number) => `$${priceOf(cents)}`;

interface EmailTarget {
  /** Fixed id of the email, so that a retry does not send it again. */
  id: string;
  memberId: string;
}

async function recipientOf(tx: Tx, memberId: string) {
  const reader = await findEmailRecipient(tx, memberId);
  return reader && { to: reader.email, locale: resolveLocale(reader.locale, { production: false }), timeZone: reader.time_zone };
}

/** Enqueues a receipt of a payment, or an email about a refund. */
export async function enqueuePaymentEmail(tx: Tx, { id, memberId }: EmailTarget, ledgerEntryId: string, config: Config): Promise<void> {
  const [reader, receipt] = [await recipientOf(tx, memberId), await findReceipt(tx, ledgerEntryId)];
  if (!reader || !receipt) return;
  const { to, locale, timeZone } = reader;
  const facts = {
    amount: dollars(receipt.amountCents),
    at: formatDateTime(receipt.at, timeZone, { locale, clock: '24' }),
    reference: receipt.reference,
    statementDescriptor: config.BILLING_STATEMENT_DESCRIPTOR,
    planUrl: planUrlOf(config),
    providerUrl: billingPagesOf(config).support,
  };
  if (receipt.kind !== 'payment') return enqueueEmail(tx, config, { id, to, locale, kind: 'payment-refunded', facts });
  const renewsOn =
    (await listOwnSubscriptions(tx, memberId)).find(({ paid }) => paid?.providerId === receipt.subscription)?.paid?.renewsOn ?? null;
  await enqueueEmail(tx, config, {
    id,
    to,
    locale,
    kind: 'payment-receipt',
    facts: { ...facts, from: dateOf(receipt.from, locale), to: dateOf(receipt.to, locale), renewsOn: dateOf(renewsOn, locale) },
  });
}

/** Enqueues the email only while the payment is still due. */
export async function enqueueFailureEmail(
  tx: Tx,
  { id, memberId }: EmailTarget,
  { paidSubscriptionId, reminder }: { paidSubscriptionId: string; reminder: boolean },
  config: Config,
): Promise<void> {
  const reader = await recipientOf(tx, memberId);
  const held = (await listOwnSubscriptions(tx, memberId)).find((one) => one.id === paidSubscriptionId);
  if (!reader || !held?.paid?.failedAt || held.dueOn === null) return;
  const facts = {
    until: formatDate(held.dueOn, reader.locale),
    change: reminder ? 'still_failing' : 'failed',
    planUrl: planUrlOf(config),
    providerUrl: billingPagesOf(config).support,
  } as const;
  await enqueueEmail(tx, config, { id, to: reader.to, locale: reader.locale, kind: 'payment-failed', facts });
}

export async function enqueueEndEmail(tx: Tx, { id, memberId }: EmailTarget, config: Config): Promise<void> {
  const reader = await recipientOf(tx, memberId);
  if (reader)
    await enqueueEmail(tx, config, { id, to: reader.to, locale: reader.locale, kind: 'plan-ended', facts: { planUrl: planUrlOf(config) } });
}
