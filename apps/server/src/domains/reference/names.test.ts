import { bodyTypes, desiredGenders, ethnicities, genders, jobExperiences } from '@subrosa/rules/reference/choices';
import { interestCategories, interests } from '@subrosa/rules/reference/interests';
import { languages } from '@subrosa/rules/reference/languages';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import { describe, expect, it } from 'vitest';
import { languageName, nameOf, names, type NameKind } from './names.ts';

const slugs = {
  interestCategories,
  interests: interests.map((interest) => interest.slug),
  genders,
  desiredGenders,
  bodyTypes,
  ethnicities,
  jobExperiences,
};

const kinds = Object.keys(slugs) as NameKind[];

function allNames(locale: Locale): string[] {
  return kinds.flatMap((kind) => Object.values(names[locale][kind]));
}

const ownScript = {
  uk: /[\u0400-\u04ff]/,
  ru: /[\u0400-\u04ff]/,
  'zh-TW': /\p{Script=Han}/u,
  'zh-CN': /\p{Script=Han}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
} satisfies Record<Exclude<Locale, 'en'>, RegExp>;

// Latin words that are the same in every language.
const latinTerms = new Set(['ASMR', 'Cosplay', 'X']);

// Characters of a neighbouring language or script, which indicate a mistake.
const foreignCharacters: readonly (readonly [Locale, RegExp])[] = [
  ['uk', /[ёъыэ]/i],
  ['ru', /[ґєії]/i],
  ['zh-TW', /[与体装发丝袜过这饰护绳业]/],
  ['zh-CN', /[與體裝髮絲襪過這飾護繩業]/],
];

describe.each(locales)('names in %s', (locale) => {
  it.each(kinds)('contains exactly the %s of the rules', (kind) => {
    expect(Object.keys(names[locale][kind])).toEqual(slugs[kind]);
  });

  it('contains no other kinds', () => {
    expect(Object.keys(names[locale])).toEqual(kinds);
  });

  it.each(kinds)('contains trimmed, non-empty and unique names of %s', (kind) => {
    const values: string[] = Object.values(names[locale][kind]);
    expect(values.filter((name) => name === '' || name !== name.trim())).toEqual([]);
    expect(values.filter((name, index) => values.indexOf(name) !== index)).toEqual([]);
  });
});

describe.each(locales.filter((locale) => locale !== 'en'))('translation into %s', (locale) => {
  it('leaves no name in English', () => {
    const english = new Set(allNames('en'));
    expect(allNames(locale).filter((name) => english.has(name))).toEqual([]);
  });

  it('uses its own script', () => {
    const latin = allNames(locale).flatMap((name) => name.match(/[A-Za-z]+/g) ?? []);
    expect(allNames(locale).filter((name) => !ownScript[locale].test(name))).toEqual([]);
    expect(latin.filter((word) => !latinTerms.has(word))).toEqual([]);
  });
});

it.each(foreignCharacters)('uses no foreign characters in %s', (locale, foreign) => {
  expect(allNames(locale).filter((name) => foreign.test(name))).toEqual([]);
});

describe('nameOf', () => {
  it('returns the name in the requested language', () => {
    expect(nameOf('bodyTypes', 'shapely_toned', 'en')).toBe('Shapely and toned');
    expect(nameOf('jobExperiences', 'less_one', 'en')).toBe('Less than a year');
    expect(nameOf('interests', 'photography', 'zh-TW')).toBe('攝影');
    expect(nameOf('interests', 'photography', 'zh-CN')).toBe('摄影');
  });
});

describe('languageName', () => {
  it.each(locales)('returns a different name for every language in %s', (locale) => {
    const names = languages.map((code) => languageName(code, locale));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(locales)('returns a name instead of a code for every language in %s', (locale) => {
    const known = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    expect(languages.filter((code) => known.of(code) === undefined)).toEqual([]);
  });

  it.each(locales.filter((locale) => locale !== 'en'))('returns every language in the script of %s', (locale) => {
    const names = languages.map((code) => languageName(code, locale));
    expect(names.filter((name) => /[A-Za-z]/.test(name) || !ownScript[locale].test(name))).toEqual([]);
  });

  it('starts with a capital if the script has capitals', () => {
    expect(languageName('uk', 'uk')).toBe('Українська');
    expect(languageName('vi', 'ru')).toBe('Вьетнамский');
    expect(languageName('yue', 'en')).toBe('Cantonese');
  });
});
