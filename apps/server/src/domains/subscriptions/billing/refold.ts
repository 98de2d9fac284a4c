import { foldBilling, type LedgerEntry } from '@subrosa/rules/subscriptions/fold';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { findCheckout } from '../queries/checkouts.ts';
import { listOwnSubscriptions } from '../queries/own-subscriptions.ts';
import {
  findPaid,
  isPremiumNow,
  listLedgerEntries,
  listPaidOf,
  type StoredLedgerEntry,
  type StoredPaid,
} from '../queries/ledger-entries.ts';
import { startPaid, clearEndNotified, lockBilledMember, lockBilling, savePeriods, saveStates } from '../store/billing.ts';
import { enqueueCancelSuperseded } from './jobs.ts';
import { notifyOfLedgerEntries } from './notify-of-ledger-entries.ts';

interface Dependencies {
  clock: Clock;
  config: Config;
}

const US_DOLLAR = '840';

/** Makes the plans of the subscription’s member equal to all confirmed entries. */
export async function refoldOf(tx: Tx, providerId: string, platform: Dependencies): Promise<void> {
  await lockBilling(tx, providerId);
  const paid = (await findPaid(tx, providerId)) ?? (await startSubscription(tx, providerId));
  if (!paid) return;
  // Serialized with the deletion of the account: the second transaction waits and sees the result of the first.
  const isMember = paid.memberId !== null && (await lockBilledMember(tx, paid.memberId));
  if (paid.memberId && isMember) await refold(tx, paid.memberId, platform);
  else await saveStates(tx, (await fold(tx, [paid], platform)).folded.subscriptions);
}

/** Assigns a subscription to a member once its sale is confirmed and covers the price of the checkout. */
async function startSubscription(tx: Tx, providerId: string): Promise<StoredPaid | undefined> {
  const sale = (await listLedgerEntries(tx, [providerId])).find(({ kind, confirmedAt }) => kind === 'sale' && confirmedAt !== null);
  const checkout = sale?.checkoutId ? await findCheckout(tx, sale.checkoutId) : undefined;
  if (!sale || !checkout?.memberId || !isWorth(sale, checkout)) return undefined;
  await startPaid(tx, checkout, providerId, sale.at);
  return findPaid(tx, providerId);
}

const isWorth = ({ amountCents, currency }: StoredLedgerEntry, { dueCents }: { dueCents: number }) =>
  amountCents !== null && amountCents >= dueCents && currency === US_DOLLAR;

const isPayment = ({ kind }: StoredLedgerEntry) => kind === 'sale' || kind === 'renewal';

async function refold(tx: Tx, memberId: string, platform: Dependencies): Promise<void> {
  const { clock } = platform;
  await lockBilling(tx, memberId);
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const before = JSON.stringify(await listOwnSubscriptions(tx, memberId));
  const wasPremium = await isPremiumNow(tx, memberId, today);
  const { folded, facts, byProvider } = await fold(tx, await listPaidOf(tx, memberId), platform);
  await saveStates(tx, folded.subscriptions);
  await savePeriods(tx, { memberId, periods: folded.periods, rows: byProvider }, now);
  await clearEndNotified(tx, memberId, today);
  await notifyOfLedgerEntries(tx, { memberId, facts, folded, byProvider }, clock);
  if (JSON.stringify(await listOwnSubscriptions(tx, memberId)) === before) return;
  await emit(tx, clock, 'subscriptions.changed', { memberId });
  if (!wasPremium && (await isPremiumNow(tx, memberId, today))) await emit(tx, clock, 'subscriptions.premiumStarted', { memberId });
  if (folded.subscriptions.some(({ state }) => state === 'superseded')) await enqueueCancelSuperseded(tx);
}

async function fold(tx: Tx, subscriptions: readonly StoredPaid[], { config }: Dependencies) {
  const byProvider = new Map(subscriptions.map((one) => [one.providerId, one]));
  const facts = (await listLedgerEntries(tx, [...byProvider.keys()])).filter((fact) => counts(fact, byProvider.get(fact.subscription)));
  const folded = foldBilling(
    facts.map((fact) => ledgerEntryOf(fact, byProvider)),
    { graceDays: config.BILLING_GRACE_DAYS },
  );
  return { folded, facts, byProvider };
}

function counts(fact: StoredLedgerEntry, paid: StoredPaid | undefined): boolean {
  return paid !== undefined && fact.confirmedAt !== null && (!isPayment(fact) || isWorth(fact, paid));
}

function ledgerEntryOf({ id, subscription, kind, at }: StoredLedgerEntry, byProvider: ReadonlyMap<string, StoredPaid>): LedgerEntry {
  const pays = kind === 'sale' || kind === 'renewal';
  return { id, subscription, kind, at, days: pays ? (byProvider.get(subscription)?.days ?? 0) : 0 };
}
