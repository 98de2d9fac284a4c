import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holder } from '../entitlements/may.ts';
import { genders } from '../reference/choices.ts';
import { maySearch } from './allowance.ts';
import { attributeBits, bitFilter } from './bits.ts';
import { bandOf, chordOf, radiusBand } from './distance.ts';
import { ageBandOf, distanceBands, exploreStatuses, otherRole, roleAndPlanOf, searchPlans, searchRoles } from './filter.ts';
import { presenceOf } from './presence.ts';
import { isNamePart, mistypedBeginnings, searchText } from './text.ts';

const names = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '_'), minLength: 4, maxLength: 9 });

describe('searchText and mistypedBeginnings', () => {
  it('ignores case, surrounding spaces and a leading @', () => {
    expect([searchText('  Rose '), searchText('@Rose'), searchText(' '), searchText(undefined)]).toEqual(['rose', 'rose', null, null]);
  });

  it('finds names with one character added, missing or replaced, or two swapped', () => {
    for (const meant of ['roses', 'ose', 'rosy', 'orse', 'rsoe', 'arose']) {
      expect(mistypedBeginnings('rose').some((beginning) => meant.startsWith(beginning))).toBe(true);
    }
    expect(mistypedBeginnings('rose').some((beginning) => 'oesr'.startsWith(beginning))).toBe(false);
  });

  it('returns no beginning that starts with another, so that no name is found twice', () => {
    const check = (text: string) => {
      const all = mistypedBeginnings(text);
      expect(all.every(isNamePart)).toBe(true);
      for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one]);
    };
    fc.assert(fc.property(names, check), { numRuns: 20 });
  });

  it('drops characters that names cannot contain', () => {
    expect(mistypedBeginnings('ros-e')).toEqual(expect.arrayContaining(['rose', 'rosie']));
    expect(mistypedBeginnings('r%s_\\')).toEqual([]);
  });
});

describe('bitFilter', () => {
  /** A search row as the migration creates it. */
  const rows = fc.record({
    kind: fc.nat(7),
    gender: fc.nat(genders.length),
    traveling: fc.boolean(),
    interests: fc.uniqueArray(fc.integer({ min: 1, max: 110 }), { maxLength: 8 }),
  });
  const wanted = fc.record({
    role: fc.constantFrom(...searchRoles),
    plan: fc.constantFrom(...searchPlans),
    genders: fc.subarray([...genders]),
    statuses: fc.subarray([...exploreStatuses]),
    interests: fc.uniqueArray(fc.integer({ min: 1, max: 110 }), { maxLength: 5 }),
  });

  it('matches the same rows as the tokens', () => {
    const check = (row: typeof rows extends fc.Arbitrary<infer Row> ? Row : never, input: Parameters<typeof bitFilter>[0]) => {
      const filter = bitFilter(input);
      const bits = row.kind + (row.traveling ? attributeBits.traveling : 0) + (row.gender > 0 ? 16 << row.gender : 0);
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

  it('returns the same filter for any order of the genders', () => {
    const input = { role: 'all', plan: 'all', statuses: [], interests: [] } as const;
    expect(bitFilter({ ...input, genders: ['female', 'man'] })).toEqual(bitFilter({ ...input, genders: ['man', 'woman', 'male'] }));
  });
});

describe('roleAndPlanOf', () => {
  it('reads a role or a plan from the type of the specification, and prefers a plan of its own', () => {
    expect(roleAndPlanOf('confidant', undefined)).toEqual({ role: 'confidant', plan: 'all' });
    expect(roleAndPlanOf('premium', undefined)).toEqual({ role: 'all', plan: 'premium' });
    expect(roleAndPlanOf('fetishist', 'regular')).toEqual({ role: 'fetishist', plan: 'regular' });
    expect(roleAndPlanOf('premium', 'regular')).toEqual({ role: 'all', plan: 'regular' });
  });
});

describe('otherRole', () => {
  it('returns sellers for buyers and buyers for sellers', () => {
    expect([otherRole('fetishist'), otherRole('confidant')]).toEqual(['confidant', 'fetishist']);
  });
});

describe('ageBandOf', () => {
  it('starts each band with its first age', () => {
    expect([19, 24, 25, 34, 35, 44, 45, 54, 55, 99].map(ageBandOf)).toEqual([
      '19-24',
      '19-24',
      '25-34',
      '25-34',
      '35-44',
      '35-44',
      '45-54',
      '45-54',
      '55',
      '55',
    ]);
  });
});

describe('bandOf', () => {
  it('returns the band of a distance, and null beyond the last', () => {
    for (const band of distanceBands) {
      expect([bandOf(chordOf(band - 0.01)), bandOf(chordOf(band))]).toEqual([band, band]);
      expect(bandOf(chordOf(band + 0.01))).not.toBe(band);
    }
    expect([bandOf(0), bandOf(chordOf(1001)), bandOf(2)]).toEqual([10, null, null]);
  });

  it('maps a requested radius to the next larger band', () => {
    expect([1, 10, 11, 250, 260, 1000, 1001].map(radiusBand)).toEqual([10, 10, 25, 250, 500, 1000, null]);
  });
});

describe('presenceOf', () => {
  const here = { private: false, connected: false, showsPresence: true, online: true, daysAway: 0 };

  it('returns null when presence is hidden, or to strangers of a private account', () => {
    expect(presenceOf(here)).toBe('online');
    expect(presenceOf({ ...here, showsPresence: false, connected: true })).toBeNull();
    expect(presenceOf({ ...here, private: true })).toBeNull();
    expect(presenceOf({ ...here, private: true, connected: true, online: false })).toBe('today');
  });
});

describe('maySearch', () => {
  const regular: Holder = { accountType: 'fetishist', premium: false, verified: true, phoneVerified: true };
  const input = { location: false, radius: undefined, statuses: [], ages: false, languages: false, city: false, pagesBefore: 0 };

  it('requires premium for distance, online and traveling, but not for verified', () => {
    for (const more of [{ location: true }, { radius: 10 }, { statuses: ['online' as const] }, { statuses: ['traveling' as const] }]) {
      expect(maySearch({ ...input, ...more }, regular)).toEqual({ allowed: false, because: 'filterUpgrade' });
      expect(maySearch({ ...input, ...more }, { ...regular, premium: true })).toEqual({ allowed: true, lastPage: false });
    }
    expect(maySearch({ ...input, statuses: ['verified'] }, regular).allowed).toBe(true);
  });

  it('requires premium for a city, but not for an age band or a language', () => {
    expect(maySearch({ ...input, city: true }, regular)).toEqual({ allowed: false, because: 'filterUpgrade' });
    expect(maySearch({ ...input, city: true }, { ...regular, premium: true }).allowed).toBe(true);
    expect(maySearch({ ...input, ages: true, languages: true }, regular).allowed).toBe(true);
  });

  it('ends after three pages without premium', () => {
    const page = (pagesBefore: number) => maySearch({ ...input, pagesBefore }, regular);
    expect([page(0), page(2), page(3)]).toEqual([
      { allowed: true, lastPage: false },
      { allowed: true, lastPage: true },
      { allowed: false, because: 'pagesUpgrade' },
    ]);
  });
});
