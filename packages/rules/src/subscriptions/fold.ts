import { addDays } from './days.ts';

/** What the provider reports; in the order in which they count where two happened in the same second. */
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

/** One thing that happened at the provider. However often it is reported, its id is the same. */
export interface LedgerEntry {
  id: string;
  /** The provider's subscription. */
  subscription: string;
  kind: BillingKind;
  /** When it happened there, not when we heard of it. */
  at: Date;
  /** How many days a sale or a renewal paid for. */
  days: number;
}

/** `superseded`: it would be charged again although a newer one took its place. */
export type PaidState = 'open' | 'superseded' | 'cancelled' | 'expired' | 'refunded' | 'chargeback';

export interface FoldedSubscription {
  id: string;
  state: PaidState;
  /** The day of the next charge, where there is one. */
  renewsOn: string | null;
  /** When the renewal failed that still waits to be paid. */
  failedAt: Date | null;
}

/** What one payment bought. */
export interface FoldedPeriod {
  /** The fact that paid. */
  payment: string;
  subscription: string;
  startsOn: string;
  /** The last day that is paid for. */
  paidThrough: string;
  /** The last day, with what is given while a renewal is charged, or waits to be paid. */
  dueOn: string;
}

export interface FoldedBilling {
  subscriptions: FoldedSubscription[];
  periods: FoldedPeriod[];
}

/** The provider's day ends later than ours, and its report takes a while: nobody is shut out meanwhile. */
const CHARGING_DAYS = 1;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const pays = ({ kind }: LedgerEntry) => kind === 'sale' || kind === 'renewal';
const voids = ({ kind }: LedgerEntry) => kind === 'refund' || kind === 'chargeback';

/**
 * What a member holds: a function of the set of things that happened, whatever order we heard of them in and however
 * often. A period begins with its payment or when what is paid already ends, so that no paid day is lost; a refund or
 * chargeback takes back what was paid for before it, from its own day on.
 */
export function foldBilling(facts: readonly LedgerEntry[], { graceDays }: { graceDays: number }): FoldedBilling {
  const sold = new Set(facts.filter(({ kind }) => kind === 'sale').map(({ subscription }) => subscription));
  // Without its sale nobody knows whose it is.
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
        // What was refused by the card's bank stays so, whatever is reported afterwards.
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
