import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holder } from '../entitlements/may.ts';
import { genders } from '../reference/choices.ts';
import { maySearch } from './allowance.ts';
import { bitFilter, traits } from './bits.ts';
import { bandOf, chordOf, radiusBand } from './distance.ts';
import { distanceBands, exploreStatuses, userTypes } from './filter.ts';
import { presenceOf } from './presence.ts';
import { isNamePart, mistypedBeginnings, searchText } from './text.ts';

const names = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '_'), minLength: 4, maxLength: 9 });

describe('a text', () => {
  it('is looked for without case, spaces around it and the sign before a name', () => {
    expect([searchText('  Rose '), searchText('@Rose'), searchText(' '), searchText(undefined)]).toEqual(['rose', 'rose', null, null]);
  });

  it('is found with a letter too much, too few or another, or two swapped', () => {
    for (const meant of ['roses', 'ose', 'rosy', 'orse', 'rsoe', 'arose']) {
      expect(mistypedBeginnings('rose').some((beginning) => meant.startsWith(beginning))).toBe(true);
    }
    expect(mistypedBeginnings('rose').some((beginning) => 'oesr'.startsWith(beginning))).toBe(false);
  });

  it('has no beginning that another begins with, so that nobody is found twice', () => {
    const check = (text: string) => {
      const all = mistypedBeginnings(text);
      expect(all.every(isNamePart)).toBe(true);
      for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one]);
    };
    fc.assert(fc.property(names, check), { numRuns: 20 });
  });

  it('of signs that no name has leads to names without them', () => {
    expect(mistypedBeginnings('ros-e')).toEqual(expect.arrayContaining(['rose', 'rosie']));
    expect(mistypedBeginnings('r%s_\\')).toEqual([]);
  });
});

describe('a filter in bits', () => {
  /** A search row as the migration makes it. */
  const rows = fc.record({
    kind: fc.nat(7),
    gender: fc.nat(genders.length),
    traveling: fc.boolean(),
    interests: fc.uniqueArray(fc.integer({ min: 1, max: 110 }), { maxLength: 8 }),
  });
  const wanted = fc.record({
    userType: fc.constantFrom(...userTypes),
    genders: fc.subarray([...genders]),
    statuses: fc.subarray([...exploreStatuses]),
    interests: fc.uniqueArray(fc.integer({ min: 1, max: 110 }), { maxLength: 5 }),
  });

  it('means the same as in tokens', () => {
    const check = (row: typeof rows extends fc.Arbitrary<infer Row> ? Row : never, input: Parameters<typeof bitFilter>[0]) => {
      const filter = bitFilter(input);
      const bits = row.kind + (row.traveling ? traits.traveling : 0) + (row.gender > 0 ? 16 << row.gender : 0);
      const has = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum | (1n << BigInt(number)), 0n);
      const low = BigInt.asIntN(64, has(row.interests.filter((number) => number < 64)));
      const high = BigInt.asIntN(64, has(row.interests.filter((number) => number >= 64).map((number) => number - 64)));
      const byBits =
        (bits & filter.mask) === filter.marks &&
        (filter.genders === 0 || (bits & filter.genders) !== 0) &&
        ((filter.low | filter.high) === 0n || (low & filter.low) !== 0n || (high & filter.high) !== 0n);
      const tokens = new Set([...row.interests, 1000 + 8 * row.gender + row.kind, ...(row.traveling ? [2000] : [])]);
      const byTokens = Object.values(filter.tokens).every((list) => list.length === 0 || list.some((token) => tokens.has(token)));
      expect(byTokens).toBe(byBits);
    };
    fc.assert(fc.property(rows, wanted, check), { numRuns: 500 });
  });

  it('is the same in whatever order it is asked for', () => {
    const input = { userType: 'all', statuses: [], interests: [] } as const;
    expect(bitFilter({ ...input, genders: ['female', 'man'] })).toEqual(bitFilter({ ...input, genders: ['man', 'woman', 'male'] }));
  });
});

describe('a distance', () => {
  it('is told as the band that it is in, and not at all beyond the last', () => {
    for (const band of distanceBands) {
      expect([bandOf(chordOf(band - 0.01)), bandOf(chordOf(band))]).toEqual([band, band]);
      expect(bandOf(chordOf(band + 0.01))).not.toBe(band);
    }
    expect([bandOf(0), bandOf(chordOf(1001)), bandOf(2)]).toEqual([10, null, null]);
  });

  it('is asked for as the next larger band', () => {
    expect([1, 10, 11, 250, 260, 1000, 1001].map(radiusBand)).toEqual([10, 10, 25, 250, 500, 1000, null]);
  });
});

describe('presence', () => {
  const here = { private: false, connected: false, showsPresence: true, online: true, daysAway: 0 };

  it('is nobody’s business where they hide it, or to strangers of a private account', () => {
    expect(presenceOf(here)).toBe('online');
    expect(presenceOf({ ...here, showsPresence: false, connected: true })).toBeNull();
    expect(presenceOf({ ...here, private: true })).toBeNull();
    expect(presenceOf({ ...here, private: true, connected: true, online: false })).toBe('today');
  });
});

describe('a plan', () => {
  const regular: Holder = { accountType: 'fetishist', premium: false, verified: true, phoneVerified: true };
  const input = { location: false, radius: undefined, statuses: [], pagesBefore: 0 };

  it('keeps distance, online and traveling for premium, and verified for all', () => {
    for (const more of [{ location: true }, { radius: 10 }, { statuses: ['online' as const] }, { statuses: ['traveling' as const] }]) {
      expect(maySearch({ ...input, ...more }, regular)).toEqual({ allowed: false, because: 'filterUpgrade' });
      expect(maySearch({ ...input, ...more }, { ...regular, premium: true })).toEqual({ allowed: true, lastPage: false });
    }
    expect(maySearch({ ...input, statuses: ['verified'] }, regular).allowed).toBe(true);
  });

  it('ends after three pages', () => {
    const page = (pagesBefore: number) => maySearch({ ...input, pagesBefore }, regular);
    expect([page(0), page(2), page(3)]).toEqual([
      { allowed: true, lastPage: false },
      { allowed: true, lastPage: true },
      { allowed: false, because: 'pagesUpgrade' },
    ]);
  });
});
