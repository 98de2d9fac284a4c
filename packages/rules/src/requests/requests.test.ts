import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holder } from '../entitlements/may.ts';
import { genders } from '../reference/choices.ts';
import { POSTER_BITS, postBits, requestFilter } from './bits.ts';
import { countingDay, dayAfter, nextOpening, startOfDay, type Calendar } from './calendar.ts';
import { afterCorrection, deletingProblem, editingProblem } from './changes.ts';
import { findFlaggedSpans, reasonOf } from './flagged-spans.ts';
import { opportunityTypes } from './post.ts';
import { bucketOf, dollarsOf, MOST_CENTS, priceBuckets, parsePrice, roundedDollars } from './price.ts';
import { searchWordsOf, searchTermsOf } from './words.ts';

const RUNS = { numRuns: 1000 };

describe('prices', () => {
  it('parses every formatted price to the same cents', () => {
    const check = (cents: number) => {
      expect(parsePrice(dollarsOf(cents))).toEqual({ cents });
      expect(parsePrice(` $${dollarsOf(cents)} `)).toEqual({ cents });
      expect(parsePrice(dollarsOf(cents).replace('.', ','))).toEqual({ cents });
      if (cents % 100 === 0) expect(parsePrice(String(cents / 100))).toEqual({ cents });
      if (cents % 10 === 0) expect(parsePrice(dollarsOf(cents).slice(0, -1))).toEqual({ cents });
    };
    fc.assert(fc.property(fc.integer({ min: 1, max: MOST_CENTS }), check), RUNS);
  });

  it('belongs to exactly one bucket, also at the bounds', () => {
    const ends = [1, 2499, 2500, 4999, 5000, 9999, 10_000, 20_000, 20_001, MOST_CENTS];
    const buckets = ['under_25', 'under_25', '25_50', '25_50', '50_100', '50_100', '100_200', '100_200', 'above_200', 'above_200'];
    expect(ends.map(bucketOf)).toEqual(buckets);
    const isIn: Record<(typeof priceBuckets)[number], (cents: number) => boolean> = {
      under_25: (cents) => cents < 2500,
      '25_50': (cents) => cents >= 2500 && cents < 5000,
      '50_100': (cents) => cents >= 5000 && cents < 10_000,
      '100_200': (cents) => cents >= 10_000 && cents <= 20_000,
      above_200: (cents) => cents > 20_000,
    };
    const check = (cents: number) => {
      expect(priceBuckets.filter((bucket) => isIn[bucket](cents))).toEqual([bucketOf(cents)]);
    };
    fc.assert(fc.property(fc.integer({ min: 1, max: MOST_CENTS }), check), RUNS);
  });

  it('rejects values below a cent, above 9999 dollars, and other text', () => {
    const check = (text: string) => {
      const read = parsePrice(text);
      if (!('cents' in read)) return;
      expect(Number.isInteger(read.cents) && read.cents >= 1 && read.cents <= MOST_CENTS).toBe(true);
      expect(text.trim()).toMatch(/^\$?\s*\d+([.,]\d{0,2})?$/u);
    };
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$- e'.split('')) }), check), RUNS);
    expect(['9999', '9999.00', '10000', '9999.01', '99999999999999999999'].map(parsePrice)).toEqual([
      { cents: MOST_CENTS },
      { cents: MOST_CENTS },
      { problem: 'price.tooHigh' },
      { problem: 'price.tooHigh' },
      { problem: 'price.tooHigh' },
    ]);
    expect(['', ' ', 'ten', '.5', '1e3', '0', '0.001', '-1', '1.005', '1,000'].map(parsePrice)).toEqual([
      { problem: 'price.required' },
      { problem: 'price.required' },
      { problem: 'price.required' },
      { problem: 'price.required' },
      { problem: 'price.required' },
      { problem: 'price.tooLow' },
      { problem: 'price.decimals' },
      { problem: 'price.tooLow' },
      { problem: 'price.decimals' },
      { problem: 'price.decimals' },
    ]);
  });

  it('rounds to whole dollars, at least 1', () => {
    expect([1, 49, 149, 150, 2550, MOST_CENTS].map(roundedDollars)).toEqual([1, 1, 1, 2, 26, 9999]);
  });
});

describe('requestFilter', () => {
  const posts = fc.record({
    type: fc.constantFrom(...opportunityTypes),
    cents: fc.constantFrom(100, 2500, 7000, 15_000, 30_000),
    fetish: fc.integer({ min: 1, max: 97 }),
    gender: fc.nat(genders.length),
    confidant: fc.boolean(),
  });
  const wanted = fc.record({
    types: fc.subarray([...opportunityTypes]),
    prices: fc.subarray([...priceBuckets]),
    offers: fc.constantFrom(true, false, null),
    genders: fc.subarray([...genders]),
    fetishes: fc.uniqueArray(fc.integer({ min: 1, max: 97 }), { maxLength: 40 }),
  });

  it('matches the same posts by bits, tokens and fields', () => {
    const check = (post: typeof posts extends fc.Arbitrary<infer Post> ? Post : never, input: Parameters<typeof requestFilter>[0]) => {
      const own = postBits(post);
      const bits = own.attributeBits | (post.confidant ? 8192 : 16_384) | (32_768 << post.gender);
      const tokens = new Set([...own.tokens, 1000 + 2 * post.gender + (post.confidant ? 1 : 0)]);
      const filter = requestFilter(input);
      const inBits =
        Object.values(filter.masks).every((mask) => (bits & mask) !== 0) &&
        (filter.fetishes.length === 0 || filter.fetishes.includes(post.fetish));
      const inTokens = Object.values(filter.tokens).every((list) => list.length === 0 || list.some((token) => tokens.has(token)));
      const gender = genders[post.gender - 1];
      const inWords =
        (input.types.length === 0 || input.types.includes(post.type)) &&
        (input.prices.length === 0 || input.prices.includes(bucketOf(post.cents))) &&
        (input.offers === null || input.offers === post.confidant) &&
        (input.genders.length === 0 || (gender !== undefined && input.genders.includes(gender))) &&
        (input.fetishes.length === 0 || input.fetishes.includes(post.fetish));
      expect([inBits, inTokens]).toEqual([inWords, inWords]);
      expect(own.attributeBits & POSTER_BITS).toBe(0);
    };
    fc.assert(fc.property(posts, wanted, check), RUNS);
  });
});

describe('searchTermsOf and searchWordsOf', () => {
  it('finds words in every notation and script', () => {
    expect(searchTermsOf('Silk—SCARF, “silk” №5 ﬁne')).toEqual(['silk', 'scarf', 'no5', 'fine']);
    expect(searchTermsOf('丝绸围巾 silk')).toEqual(['丝绸', '绸围', '围巾', '巾', 'silk']);
  });

  it('requires whole words except the last', () => {
    expect(searchWordsOf('silk sca')).toEqual([
      { word: 'silk', begins: false },
      { word: 'sca', begins: true },
    ]);
    expect(searchWordsOf('绸围巾')).toEqual([
      { word: '绸围', begins: false },
      { word: '围巾', begins: false },
    ]);
    expect(searchWordsOf('巾')).toEqual([{ word: '巾', begins: true }]);
    expect(searchWordsOf(' ?! ')).toEqual([]);
  });

  it('finds every part of a text', () => {
    const check = (text: string, from: number, length: number) => {
      const all = searchTermsOf(text);
      const runs = [
        ...text
          .normalize('NFKC')
          .toLowerCase()
          .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
      ].map(([run]) => run);
      const part = runs.slice(from % Math.max(1, runs.length)).slice(0, length);
      for (const { word, begins } of searchWordsOf(part.join(' '))) {
        expect(all.some((one) => (begins ? one.startsWith(word) : one === word))).toBe(true);
      }
    };
    const texts = fc.string({ unit: fc.constantFrom(...'ab 1-é丝绸围巾شس'.split('')) });
    fc.assert(fc.property(texts, fc.nat(5), fc.nat(4), check), RUNS);
  });
});

describe('findFlaggedSpans', () => {
  it('finds contact details and apparently illegal offers', () => {
    const found = findFlaggedSpans({ title: 'Mail lena@example.com', description: 'Nothing.\nA fake passport.' });
    expect(found).toEqual([
      { field: 'title', from: 5, to: 21, kind: 'contact_details' },
      { field: 'description', from: 11, to: 24, kind: 'apparent_illegal' },
    ]);
    expect([reasonOf(found), reasonOf(found.slice(0, 1)), reasonOf([])]).toEqual(['apparent_illegal', 'contact_details', null]);
  });
});

describe('changes of a post', () => {
  const regular: Holder = { accountType: 'fetishist', premium: false, verified: false, phoneVerified: false };
  const premium = { ...regular, premium: true };
  const postedAt = new Date('2026-11-15T12:00:00Z');
  const minutes = (count: number) => new Date(postedAt.getTime() + count * 60_000);

  it('requires premium to change a published post after the first ten minutes', () => {
    const post = { status: 'published', postedAt } as const;
    expect([editingProblem(post, regular, minutes(9)), editingProblem(post, regular, minutes(10))]).toEqual([null, 'requests.editUpgrade']);
    expect([editingProblem(post, premium, minutes(999)), deletingProblem(post, premium)]).toEqual([null, null]);
    expect(deletingProblem(post, regular)).toBe('requests.editUpgrade');
  });

  it('permits members without premium to change an unpublished post, unless it is withdrawn', () => {
    expect(editingProblem({ status: 'unpublished', postedAt }, regular, minutes(999))).toBeNull();
    expect(editingProblem({ status: 'withdrawn', postedAt }, premium, minutes(1))).toBe('requests.alreadyWithdrawn');
    expect([deletingProblem({ status: 'unpublished' }, regular), deletingProblem({ status: 'withdrawn' }, regular)]).toEqual([null, null]);
  });

  it('publishes a post without contact details, and leaves other reasons to a review', () => {
    expect(afterCorrection({ needsReview: false, found: true })).toBe('notMended');
    expect(afterCorrection({ needsReview: false, found: false })).toBe('publish');
    expect(afterCorrection({ needsReview: true, found: false })).toBe('review');
  });
});

describe('calendar of posting days', () => {
  const zones = ['America/Vancouver', 'Europe/Kyiv', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/Asuncion'];
  const HOUR = 3_600_000;

  it('starts each day at its first instant, also if clocks skip midnight', () => {
    expect(startOfDay('2026-11-15', 'America/New_York').toISOString()).toBe('2026-11-15T05:00:00.000Z');
    expect(startOfDay('2024-09-08', 'America/Santiago').toISOString()).toBe('2024-09-08T04:00:00.000Z');
  });

  it('applies a new zone from the next day, and at most weekly', () => {
    const now = new Date('2026-11-15T20:00:00Z');
    const first = countingDay(null, 'America/Vancouver', now);
    expect(first).toEqual({ day: '2026-11-15', calendar: { zone: 'America/Vancouver', next: null, movedOn: null } });
    const moved = countingDay(first.calendar, 'Pacific/Kiritimati', now);
    expect(moved.day).toBe('2026-11-15');
    expect(moved.calendar.next).toEqual({ zone: 'Pacific/Kiritimati', from: '2026-11-16' });
    const arrived = countingDay(moved.calendar, 'Pacific/Kiritimati', new Date('2026-11-16T08:00:00Z'));
    expect(arrived).toEqual({ day: '2026-11-16', calendar: { zone: 'Pacific/Kiritimati', next: null, movedOn: '2026-11-16' } });
    const back = countingDay(arrived.calendar, 'America/Vancouver', new Date('2026-11-16T11:00:00Z'));
    expect(back.calendar.next).toEqual({ zone: 'America/Vancouver', from: '2026-11-23' });
  });

  it('allows one post a day and returns when the next is allowed', () => {
    const steps = fc.array(fc.record({ hours: fc.integer({ min: 0, max: 40 }), zone: fc.constantFrom(...zones) }), { maxLength: 30 });
    const check = (walk: readonly { hours: number; zone: string }[]) => {
      let calendar: Calendar | null = null;
      let now = Date.parse('2026-02-20T00:00:00Z');
      const used = new Set<string>();
      const posted: number[] = [];
      for (const { hours, zone } of walk) {
        now += hours * HOUR;
        const at = new Date(now);
        const counting = countingDay(calendar, zone, at);
        calendar = counting.calendar;
        const opens = nextOpening(calendar, { chosen: zone, used, now: at });
        expect(opens.getTime() === now).toBe(!used.has(counting.day));
        if (used.has(counting.day)) continue;
        used.add(counting.day);
        posted.push(now);
      }
      // A change to the east can appear to give at most one day more; a change to the west takes it back.
      const days = ((posted.at(-1) ?? 0) - (posted[0] ?? 0)) / (24 * HOUR);
      expect(posted.length).toBeLessThanOrEqual(Math.floor(days) + 3);
    };
    fc.assert(fc.property(steps, check), RUNS);
  });

  it('adds days across the ends of months', () => {
    expect([dayAfter('2026-02-28'), dayAfter('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31']);
  });
});
