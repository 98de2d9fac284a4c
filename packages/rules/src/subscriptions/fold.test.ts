import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPremium } from './active.ts';
import { addDays } from './days.ts';
import { billingKinds, foldBilling, type LedgerEntry, type BillingKind } from './fold.ts';

const grace = { graceDays: 3 };

let count = 0;
function fact(kind: BillingKind, at: string, more: Partial<LedgerEntry> = {}): LedgerEntry {
  count += 1;
  return {
    id: `${kind}-${count}`,
    subscription: 'a',
    kind,
    at: new Date(at),
    days: kind === 'sale' || kind === 'renewal' ? 30 : 0,
    ...more,
  };
}

const held = (facts: readonly LedgerEntry[]) => foldBilling(facts, grace);
const spans = (facts: readonly LedgerEntry[]) => held(facts).periods.map(({ startsOn, paidThrough }) => `${startsOn} to ${paidThrough}`);
const lastDay = (facts: readonly LedgerEntry[]) => held(facts).periods.at(-1)?.dueOn;
const stateOf = (facts: readonly LedgerEntry[], id = 'a') => held(facts).subscriptions.find((one) => one.id === id)?.state;

describe('foldBilling for a paid plan', () => {
  it.each([
    ['30 days over the end of a short month', '2027-01-31T23:59:59Z', 30, '2027-01-31', '2027-03-02'],
    ['30 days over the end of a leap February', '2028-01-31T00:00:00Z', 30, '2028-01-31', '2028-03-01'],
    ['90 days over the end of a year', '2026-11-16T12:00:00Z', 90, '2026-11-16', '2027-02-14'],
    ['30 days with a change of clocks', '2026-10-20T09:59:59Z', 30, '2026-10-20', '2026-11-19'],
    ['30 days for a payment on another day in Vancouver than in UTC', '2026-12-01T01:30:00-08:00', 30, '2026-12-01', '2026-12-31'],
  ])('gives %s', (_what, at, days, startsOn, dueOn) => {
    expect(held([fact('sale', at, { days })]).periods).toMatchObject([{ startsOn, paidThrough: dueOn, dueOn: addDays(dueOn, 1) }]);
    expect(held([fact('sale', at, { days })]).subscriptions).toMatchObject([{ state: 'open', renewsOn: dueOn, failedAt: null }]);
  });

  it('renews from the end of the period, at any time of the charge', () => {
    const sale = fact('sale', '2027-01-31T23:59:59Z');
    const early = fact('renewal', '2027-03-02T00:00:01Z');
    expect(spans([sale, early])).toEqual(['2027-01-31 to 2027-03-02', '2027-03-03 to 2027-04-01']);
    const late = fact('renewal', '2027-03-02T23:59:59Z');
    expect(spans([sale, late])).toEqual(spans([sale, early]));
  });

  it('leaves no gap between periods that are paid on time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(30, 90), fc.integer({ min: 1, max: 12 }), (first, days, times) => {
        const start = addDays('2026-01-01', first);
        const payments = Array.from({ length: times }, (_, index) =>
          fact(index === 0 ? 'sale' : 'renewal', `${addDays(start, index * days)}T15:00:00Z`, { days }),
        );
        const { periods } = held(payments);
        periods.forEach((period, index) => {
          const before = periods[index - 1];
          if (before) expect(period.startsOn).toBe(addDays(before.dueOn, 1));
        });
        expect(periods.at(-1)?.paidThrough).toBe(addDays(start, times * days));
      }),
      { numRuns: 1000 },
    );
  });

  it('gives a cancelled plan until its last paid day', () => {
    const facts = [fact('sale', '2026-11-16T10:00:00Z'), fact('cancellation', '2026-11-20T10:00:00Z')];
    expect([spans(facts), lastDay(facts)]).toEqual([['2026-11-16 to 2026-12-16'], '2026-12-16']);
    expect(held(facts).subscriptions).toMatchObject([{ state: 'cancelled', renewsOn: null }]);
    const reactivated = [...facts, fact('reactivation', '2026-11-21T10:00:00Z')];
    expect(held(reactivated).subscriptions).toMatchObject([{ state: 'open', renewsOn: '2026-12-16' }]);
  });

  it('gives some days of grace after a failed renewal, until it is paid, given up or cancelled', () => {
    const facts = [fact('sale', '2026-11-16T10:00:00Z'), fact('renewal_failure', '2026-12-16T10:00:00Z')];
    expect(lastDay(facts)).toBe('2026-12-19');
    expect(held(facts).subscriptions).toMatchObject([{ state: 'open', renewsOn: null, failedAt: new Date('2026-12-16T10:00:00Z') }]);
    const paid = [...facts, fact('renewal', '2026-12-18T10:00:00Z')];
    expect(spans(paid)).toEqual(['2026-11-16 to 2026-12-16', '2026-12-18 to 2027-01-17']);
    for (const kind of ['expiration', 'cancellation'] as const) {
      expect(lastDay([...facts, fact(kind, '2026-12-17T10:00:00Z')])).toBe('2026-12-16');
    }
  });

  it.each(['refund', 'chargeback'] as const)('ends with a %s, from that day on', (kind) => {
    const sale = fact('sale', '2026-11-16T10:00:00Z');
    expect(spans([sale, fact(kind, '2026-11-20T10:00:00Z')])).toEqual(['2026-11-16 to 2026-11-19']);
    expect(spans([sale, fact(kind, '2026-11-16T10:00:00Z')])).toEqual([]);
    const afterwards = [sale, fact(kind, '2026-11-20T10:00:00Z'), fact('cancellation', '2026-11-21T10:00:00Z')];
    expect(stateOf(afterwards)).toBe(kind === 'refund' ? 'refunded' : 'chargeback');
    const paidAgain = [...afterwards, fact('renewal', '2026-12-20T10:00:00Z')];
    expect(spans(paidAgain)).toEqual(['2026-11-16 to 2026-11-19', '2026-12-20 to 2027-01-19']);
  });

  it('ignores entries of a subscription without a sale', () => {
    expect(held([fact('renewal', '2026-11-16T10:00:00Z'), fact('cancellation', '2026-11-17T10:00:00Z')])).toEqual({
      subscriptions: [],
      periods: [],
    });
  });
});

describe('foldBilling for a change of plan', () => {
  const old = fact('sale', '2026-11-16T10:00:00Z');
  const next = fact('sale', '2026-11-26T10:00:00Z', { subscription: 'b', days: 90 });

  it('starts the new plan when the current one ends, and supersedes it', () => {
    expect(spans([next, old])).toEqual(['2026-11-16 to 2026-12-16', '2026-12-17 to 2027-03-16']);
    expect([stateOf([next, old]), stateOf([next, old], 'b')]).toEqual(['superseded', 'open']);
  });

  it('starts the new plan at once if the current one is refunded', () => {
    const refund = fact('refund', '2026-11-28T10:00:00Z');
    expect(spans([refund, next, old])).toEqual(['2026-11-16 to 2026-11-27', '2026-11-28 to 2027-02-25']);
  });
});

describe('foldBilling for random histories', () => {
  const anInstant = fc.integer({ min: 0, max: 400 * 24 }).map((hours) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000));
  const aFact = fc.record({
    kind: fc.constantFrom(...billingKinds),
    subscription: fc.constantFrom('a', 'b'),
    at: anInstant,
    transaction: fc.integer({ min: 1, max: 6 }),
  });
  const history = fc.array(aFact, { maxLength: 14 }).map((drawn) => {
    const sale = (subscription: string): LedgerEntry => ({
      id: `sale/${subscription}`,
      subscription,
      kind: 'sale',
      at: new Date(Date.UTC(2026, 0, subscription === 'a' ? 1 : 20)),
      days: 30,
    });
    const rest = drawn.map(({ kind, subscription, at, transaction }): LedgerEntry =>
      kind === 'sale'
        ? sale(subscription)
        : { id: `${kind}/${subscription}/${transaction}/${at.getTime()}`, subscription, kind, at, days: kind === 'renewal' ? 30 : 0 },
    );
    return [sale('a'), ...rest];
  });

  it('returns one state for 1,000 histories in any order, with repetitions', () => {
    fc.assert(
      fc.property(
        history.chain((facts) =>
          fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts, ...facts], { minLength: facts.length * 3 })),
        ),
        ([facts, shuffled]) => {
          expect(held(shuffled)).toEqual(held(facts));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('returns disjoint periods, at most one open plan, and no more days than paid plus grace', () => {
    fc.assert(
      fc.property(history, (facts) => {
        const { periods, subscriptions } = held(facts);
        periods.forEach((period, index) => {
          expect(period.startsOn <= period.dueOn).toBe(true);
          const before = periods[index - 1];
          if (before) expect(before.dueOn < period.startsOn).toBe(true);
        });
        expect(subscriptions.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
        const payments = new Set(facts.filter(({ kind }) => kind === 'sale' || kind === 'renewal').map(({ id }) => id));
        expect(periods.length).toBeLessThanOrEqual(payments.size);
        const days = periods.map(({ startsOn, dueOn }) => (Date.parse(dueOn) - Date.parse(startsOn)) / 86_400_000 + 1);
        for (const length of days) expect(length).toBeLessThanOrEqual(31 + grace.graceDays);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns no premium after a final refund or chargeback', () => {
    fc.assert(
      fc.property(history, (facts) => {
        const last = new Date(Math.max(...facts.map(({ at }) => at.getTime())) + 1000);
        const voided = ['a', 'b'].map((subscription): LedgerEntry => ({
          id: `end/${subscription}`,
          subscription,
          kind: 'chargeback',
          at: last,
          days: 0,
        }));
        const rows = held([...facts, ...voided]).periods.map(({ startsOn, dueOn }) => ({ planId: 3 as const, startsOn, dueOn }));
        expect(isPremium(rows, last.toISOString().slice(0, 10))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
