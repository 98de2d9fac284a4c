import { describe, expect, it } from 'vitest';
import { relationOf } from '../connections/relation.ts';
import { isPublicUrl, isStoreNumber } from './links.ts';
import { birthDateProblem, parseBirthDate } from './birth-date.ts';
import {
  desiredGendersOf,
  expertiseNumbersOf,
  expertiseSlugsOf,
  genderOf,
  interestNumbersOf,
  interestSlugsOf,
  languagesOf,
  NO_EXPERTISE,
} from './choices.ts';
import { requiredFields } from './fields.ts';
import { missingFields, requiredProblem, type Fillable } from './required.ts';

const now = new Date('2026-11-15T06:30:00Z');

describe('parseBirthDate and birthDateProblem', () => {
  it('parses DDMMYYYY', () => {
    expect(parseBirthDate('29022000', 'Europe/London', now)).toEqual({ date: '2000-02-29' });
  });

  it.each(['29022001', '31041990', '00011990', '1990-01-01', '1011990', '01011900', '16112026', '01013000', ''])('rejects %j', (text) => {
    expect(parseBirthDate(text, 'Europe/London', now)).toEqual({ problem: 'birthDate.invalid' });
  });

  it("accepts the minimum age from midnight in the member's time zone", () => {
    // In Vancouver it is still the 14th, 23:30.
    expect(birthDateProblem('2007-11-15', 'America/Vancouver', now)).toBe('birthDate.tooYoung');
    expect(birthDateProblem('2007-11-15', 'America/Vancouver', new Date('2026-11-15T07:00:00Z'))).toBeNull();
    expect(birthDateProblem('2007-11-15', 'Europe/London', now)).toBeNull();
  });

  it('accepts a date as not in the future only where it has already begun', () => {
    expect(birthDateProblem('2026-11-15', 'Pacific/Kiritimati', now)).toBe('birthDate.tooYoung');
    expect(birthDateProblem('2026-11-15', 'America/Vancouver', now)).toBe('birthDate.invalid');
  });
});

describe('genderOf, desiredGendersOf, interestNumbersOf and languagesOf', () => {
  it.each([
    ['man', 'man'],
    ['female', 'woman'],
    ['male', 'man'],
    ['non_binary', 'x_gender'],
    ['gender_queer', 'x_gender'],
    ['constructor', null],
  ])('stores the gender %s as %s', (word, gender) => {
    expect(genderOf(word)).toBe(gender);
  });

  it('stores both as man and woman, without duplicates', () => {
    expect(desiredGendersOf(['both', 'woman', 'other'])).toEqual(['man', 'woman', 'other']);
    expect(desiredGendersOf(['anybody'])).toBeNull();
  });

  it('stores interests as numbers and returns their slugs', () => {
    const numbers = interestNumbersOf(['yoga', 'travel', 'yoga']);
    expect(numbers).toEqual([86, 87]);
    expect(interestSlugsOf([86, 87, 9999])).toEqual(['yoga', 'travel']);
    expect(interestNumbersOf(['yoga', 'toString'])).toBeNull();
  });

  it('stores "none yet" alone, never beside an area of expertise', () => {
    const stored = expertiseNumbersOf([NO_EXPERTISE]) ?? [];
    expect(expertiseSlugsOf(stored)).toEqual([NO_EXPERTISE]);
    expect(interestSlugsOf(stored)).toEqual([]);
    expect(expertiseNumbersOf([NO_EXPERTISE, 'travel'])).toBeNull();
    expect(expertiseSlugsOf(expertiseNumbersOf(['travel']) ?? [])).toEqual(['travel']);
  });

  it('accepts only languages of the list', () => {
    expect(languagesOf(['en', 'uk', 'en'])).toEqual(['en', 'uk']);
    expect(languagesOf(['en', 'xx'])).toBeNull();
  });
});

describe('missingFields', () => {
  const complete: Fillable = {
    gender: 'man',
    birthDate: '1990-01-01',
    bodyType: 'fit',
    ethnicity: 'mixed',
    languages: ['en'],
    interests: [1],
    experience: 'one_three',
    supportedLanguage: 'en',
    expertise: [1],
    city: 1,
  };

  it('returns nothing when every field is filled', () => {
    expect(missingFields(complete)).toEqual([]);
  });

  it.each(requiredFields)('names %s when it is empty', (field) => {
    expect(missingFields({ ...complete, [field]: Array.isArray(complete[field]) ? [] : null })).toEqual([field]);
    expect(requiredProblem(field)).toBe(`${field}.required`);
  });

  it('accepts "none yet" as an answer about expertise', () => {
    expect(missingFields({ ...complete, expertise: expertiseNumbersOf([NO_EXPERTISE]) ?? [] })).toEqual([]);
  });
});

describe('isPublicUrl', () => {
  it.each([
    'https://example.org',
    'https://shop.example.co.uk/list?id=7#top',
    'https://xn--80ak6aa92e.com/',
    'https://bücher.example/a(b)',
    'https://example.xn--p1ai',
  ])('accepts %s', (url) => {
    expect(isPublicUrl(url)).toBe(true);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    `https://${['user', 'secret'].join(':')}@example.org`,
    'https://user@example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://printer.local/',
    'https://example.org:8443/',
    'https://example',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://example.org\\@evil.example',
    'https://example.org/"><script>',
    'https://-example.org',
    `https://example.org/${'a'.repeat(500)}`,
    '',
  ])('rejects %j', (url) => {
    expect(isPublicUrl(url)).toBe(false);
  });
});

it.each([
  ['123', true],
  ['12345678901234567890', true],
  ['12', false],
  ['123456789012345678901', false],
  ['12a4', false],
  ['١٢٣٤', false],
])('isStoreNumber(%j) returns %s', (text, accepted) => {
  expect(isStoreNumber(text)).toBe(accepted);
});

describe('relationOf', () => {
  const pair = { viewerId: 'a', otherId: 'b', state: null, blocked: false };

  it('returns neither connected nor blocked for oneself', () => {
    expect(relationOf({ ...pair, otherId: 'a', blocked: true })).toEqual({
      self: true,
      connected: false,
      blocked: false,
      state: 'self',
    });
  });

  it('returns only a block if there is one', () => {
    expect(relationOf({ ...pair, state: 'connected', blocked: true })).toEqual({
      self: false,
      connected: false,
      blocked: true,
      state: 'none',
    });
  });

  it('returns connected only when both agreed', () => {
    expect(relationOf({ ...pair, state: 'incoming' })).toMatchObject({ connected: false, state: 'incoming' });
    expect(relationOf({ ...pair, state: 'connected' })).toMatchObject({ connected: true, state: 'connected' });
  });
});
