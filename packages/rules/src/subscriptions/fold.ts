import { addDays } from './days.ts';

/** Events that the provider reports, in their order within the same second. */
export const billingKinds = [
  'sale',
  'renewal',
  'reactivation',
  'renewal_failure',
  'cancellation',
  'expiration',
  'refund',
  'chargeback',
] as const;

export type BillingKind = (typeof billingKinds)[number];

/** One event at the provider. Its id is the same however often it is reported. */
export interface LedgerEntry {
  id: string;
  /** The provider's subscription id. */
  subscription: string;
  kind: BillingKind;
  /** When it happened at the provider, not when we received it. */
  at: Date;
  /** Days that a sale or a renewal paid for. */
  days: number;
}

/** `superseded`: it would still be charged, although a newer one replaced it. */
export type PaidState = 'open' | 'superseded' | 'cancelled' | 'expired' | 'refunded' | 'chargeback';

export interface FoldedSubscription {
  id: string;
  state: PaidState;
  /** The day of the next charge, if any. */
  renewsOn: string | null;
  /** When the unpaid renewal failed. */
  failedAt: Date | null;
}

/** The period that one payment bought. */
export interface FoldedPeriod {
  /** Id of the payment. */
  payment: string;
  subscription: string;
  startsOn: string;
  /** The last paid day. */
  paidThrough: string;
  /** The last day including grace for a charge or a failed renewal. */
  dueOn: string;
}

export interface FoldedBilling {
  subscriptions: FoldedSubscription[];
  periods: FoldedPeriod[];
}

/** The provider's day ends later than ours, and its webhook takes a while; members keep access meanwhile. */
const CHARGING_DAYS = 1;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const pays = ({ kind }: LedgerEntry) => kind === 'sale' || kind === 'renewal';
const voids = ({ kind }: LedgerEntry) => kind === 'refund' || kind === 'chargeback';

/**
 * Returns what a member holds, as a function of the set of events, independent of their order and repetition. A period
 * starts with its payment or when the paid time ends, so that no paid day is lost; a refund or chargeback revokes earlier
 * payments from its own day on.
 */
export function foldBilling(facts: readonly LedgerEntry[], { graceDays }: { graceDays: number }): FoldedBilling {
  const sold = new Set(facts.filter(({ kind }) => kind === 'sale').map(({ subscription }) => subscription));
  // Without its sale, the member of a subscription is unknown.
  const attributed = facts.filter(({ subscription }) => sold.has(subscription));
  const known = [...new Map(attributed.map((fact) => [fact.id, fact])).values()].toSorted(inTheirOrder);
  const subscriptions = foldSubscriptions(known);
  const periods = foldPeriods(known);
  addGrace(periods, subscriptions, graceDays);
  return { subscriptions: subscriptions.map(({ saleAt: _saleAt, ...one }) => one), periods };
}

function inTheirOrder(a: LedgerEntry, b: LedgerEntry): number {
  const byTime = a.at.getTime() - b.at.getTime();
  if (byTime !== 0) return byTime;
  return billingKinds.indexOf(a.kind) - billingKinds.indexOf(b.kind) || (a.id < b.id ? -1 : 1);
}

type RunningSubscription = FoldedSubscription & { saleAt: Date };

function foldSubscriptions(facts: readonly LedgerEntry[]): RunningSubscription[] {
  const ofSubscription = Map.groupBy(facts, ({ subscription }) => subscription);
  const found = [...ofSubscription].flatMap(([id, own]) => {
    const sale = own.find(({ kind }) => kind === 'sale');
    return sale ? [foldOne(id, own, sale.at)] : [];
  });
  const newest = found
    .filter(({ state }) => state === 'open')
    .toSorted((a, b) => b.saleAt.getTime() - a.saleAt.getTime() || (a.id < b.id ? 1 : -1))[0];
  return found.map((one) =>
    one.state === 'open' && one !== newest ? { ...one, state: 'superseded', renewsOn: null, failedAt: null } : one,
  );
}

const endings = { cancellation: 'cancelled', expiration: 'expired', refund: 'refunded', chargeback: 'chargeback' } as const;

function foldOne(id: string, own: readonly LedgerEntry[], saleAt: Date): RunningSubscription {
  let state: PaidState = 'open';
  let failedAt: Date | null = null;
  let paidOn: { day: string; days: number } | null = null;
  for (const fact of own) {
    switch (fact.kind) {
      case 'sale':
      case 'renewal':
        [state, failedAt, paidOn] = ['open', null, { day: dayOf(fact.at), days: fact.days }];
        break;
      case 'reactivation':
        state = 'open';
        break;
      case 'renewal_failure':
        if (state === 'open') failedAt = fact.at;
        break;
      default:
        // A refund or chargeback is final, whatever is reported afterwards.
        [state, failedAt] = [isVoided(state) && !voids(fact) ? state : endings[fact.kind], null];
    }
  }
  const renewsOn = state === 'open' && failedAt === null && paidOn ? addDays(paidOn.day, paidOn.days) : null;
  return { id, state, renewsOn, failedAt, saleAt };
}

const isVoided = (state: PaidState) => state === 'refunded' || state === 'chargeback';

function foldPeriods(facts: readonly LedgerEntry[]): FoldedPeriod[] {
  const periods: FoldedPeriod[] = [];
  let paidThrough = '';
  for (const payment of facts.filter(pays)) {
    const paidOn = dayOf(payment.at);
    const follows = paidThrough >= paidOn;
    const startsOn = follows ? addDays(paidThrough, 1) : paidOn;
    const end = addDays(follows ? paidThrough : paidOn, payment.days);
    const voided = facts.find((fact) => voids(fact) && fact.subscription === payment.subscription && fact.at >= payment.at);
    const lastDay = voided ? earlier(end, addDays(dayOf(voided.at), -1)) : end;
    if (lastDay < startsOn) continue;
    paidThrough = lastDay;
    periods.push({ payment: payment.id, subscription: payment.subscription, startsOn, paidThrough: lastDay, dueOn: lastDay });
  }
  return periods;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

function addGrace(periods: FoldedPeriod[], subscriptions: readonly RunningSubscription[], graceDays: number): void {
  for (const { id, state, failedAt } of subscriptions) {
    if (state !== 'open') continue;
    const last = periods.findLastIndex(({ subscription }) => subscription === id);
    const period = periods[last];
    if (!period) continue;
    const next = periods[last + 1];
    const until = addDays(period.paidThrough, failedAt === null ? CHARGING_DAYS : graceDays);
    period.dueOn = next ? earlier(until, addDays(next.startsOn, -1)) : until;
  }
}
