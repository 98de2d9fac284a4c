import { describe, expect, it } from 'vitest';
import { availableLocales, isRightToLeft, locales, preferredLocale, resolveLocale } from './locales.ts';

const development = { production: false };
const production = { production: true };

describe('resolveLocale', () => {
  it.each(locales)('keeps %s', (locale) => {
    expect(resolveLocale(locale, development)).toBe(locale);
  });

  it.each([
    ['zh', 'zh-TW'],
    ['ch', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant-CN', 'zh-TW'],
    ['zh-Hans', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-cn', 'zh-CN'],
    ['ZH_CN', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['en-GB', 'en'],
    ['uk_UA', 'uk'],
    ['RU', 'ru'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['ar-EG', 'ar'],
    [' uk ', 'uk'],
  ])('maps %j to %s', (tag, locale) => {
    expect(resolveLocale(tag, development)).toBe(locale);
  });

  it.each([undefined, '', '*', 'fr', 'ukr', 'constructor', '-', 'zhx-CN'])('falls back to English for %j', (tag) => {
    expect(resolveLocale(tag, development)).toBe('en');
  });

  it.each(['he', 'iw', 'ar', 'ar-EG'])('offers %s in development only', (tag) => {
    expect(resolveLocale(tag, production)).toBe('en');
  });

  it('offers Chinese and Ukrainian in production', () => {
    expect(resolveLocale('zh', production)).toBe('zh-TW');
    expect(resolveLocale('uk', production)).toBe('uk');
  });
});

describe('preferredLocale', () => {
  it.each([
    ['the first of equal weight', 'ru, uk', 'ru'],
    ['the one with the highest weight, in any position', 'en;q=0.5, uk;q=0.9, ru;q=0.7', 'uk'],
    ['a tag without a weight before a weighted one', 'uk;q=0.9,ru', 'ru'],
    ['the next one when the first is not supported', 'fr-FR,fr;q=0.9,zh-HK;q=0.8,en;q=0.7', 'zh-TW'],
    ['no locale with weight zero', 'ru;q=0, uk;q=0.1', 'uk'],
    ['no locale with a malformed weight', 'ru;q=high, uk;q=0.1', 'uk'],
    ['no locale with a weight above one', 'ru;q=2, uk;q=0.1', 'uk'],
    ['a weight in capitals and spaces', 'en; Q = 0.1 , uk ; q=0.2', 'uk'],
    ['English for the wildcard', '*, uk;q=0.5', 'en'],
    ['English for an empty header', '', 'en'],
    ['English without a header', undefined, 'en'],
  ])('returns %s', (_, header, locale) => {
    expect(preferredLocale(header, development)).toBe(locale);
  });

  it('skips a locale that is not available in production', () => {
    expect(preferredLocale('he, uk;q=0.8', production)).toBe('uk');
    expect(preferredLocale('he, uk;q=0.8', development)).toBe('he');
  });
});

it('isRightToLeft is true for Hebrew and Arabic only', () => {
  expect(locales.filter(isRightToLeft)).toEqual(['he', 'ar']);
});

it('availableLocales excludes Hebrew and Arabic from production', () => {
  expect(availableLocales(production)).toEqual(['en', 'uk', 'ru', 'zh-TW', 'zh-CN']);
  expect(availableLocales(development)).toEqual(locales);
});
