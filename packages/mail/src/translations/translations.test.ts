import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '../locales.ts';
import { translationsOf } from './index.ts';

type Translation = { name: string; text: string };

function translationsIn(translations: object, prefix = ''): Translation[] {
  return Object.entries(translations).flatMap(([key, value]): Translation[] => {
    const name = `${prefix}${key}`;
    if (typeof value === 'string') return [{ name, text: value }];
    if (typeof value === 'function') return [{ name, text: String(value(3)) }];
    return translationsIn(value, `${name}.`);
  });
}

const script: Record<Locale, RegExp> = {
  en: /[a-z]/i,
  uk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  'zh-TW': /\p{Script=Han}/u,
  'zh-CN': /\p{Script=Han}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
};

/** Characters of the neighbouring language, which could be copied by mistake. */
const foreign: Partial<Record<Locale, RegExp>> = {
  uk: /[ыэёъ]/i,
  ru: /[іїєґ]/i,
  'zh-TW': /[们这设账号码录请邮链开确认]/,
  'zh-CN': /[們這設帳號碼錄請郵鏈開確認]/,
};

describe.each(locales)('translations of %s', (locale) => {
  const texts = translationsIn(translationsOf(locale));

  it('contains every text, in its own script', () => {
    for (const { name, text } of texts) expect(text, name).toMatch(script[locale]);
  });

  it('contains no characters of the neighbouring language', () => {
    for (const { name, text } of texts) expect(text, name).not.toMatch(foreign[locale] ?? /[^\s\S]/);
  });

  it('contains no outer spaces and no space before a full stop', () => {
    for (const { name, text } of texts) expect(text, name).not.toMatch(/^\s|\s$|\s\.| {2}/);
  });
});

it.each<[Locale, number, string]>([
  ['en', 1, 'The link works for 1 hour.'],
  ['en', 24, 'The link works for 24 hours.'],
  ['uk', 1, 'Посилання діє 1 годину.'],
  ['uk', 24, 'Посилання діє 24 години.'],
  ['uk', 12, 'Посилання діє 12 годин.'],
  ['ru', 21, 'Ссылка действует 21 час.'],
  ['ru', 24, 'Ссылка действует 24 часа.'],
  ['ru', 48, 'Ссылка действует 48 часов.'],
  ['zh-TW', 1, '此連結的有效時間為 1 小時。'],
  ['zh-CN', 24, '此链接的有效时间为 24 小时。'],
  ['he', 1, 'הקישור תקף למשך שעה אחת.'],
  ['he', 2, 'הקישור תקף למשך שעתיים.'],
  ['he', 24, 'הקישור תקף למשך 24 שעות.'],
  ['ar', 1, 'يبقى الرابط صالحًا لمدة ساعة واحدة.'],
  ['ar', 2, 'يبقى الرابط صالحًا لمدة ساعتين.'],
  ['ar', 6, 'يبقى الرابط صالحًا لمدة 6 ساعات.'],
  ['ar', 24, 'يبقى الرابط صالحًا لمدة 24 ساعة.'],
])('formats hours in %s: %i', (locale, hours, text) => {
  expect(translationsOf(locale).link.lastsHours(hours)).toBe(text);
});

it.each<[Locale, number, string]>([
  ['en', 1, '1 notification is waiting for you.'],
  ['en', 100, '100 notifications are waiting for you.'],
  ['uk', 1, 'На вас чекає 1 сповіщення.'],
  ['uk', 5, 'На вас чекають 5 сповіщень.'],
  ['ru', 21, 'Вас ждёт 21 уведомление.'],
  ['ru', 5, 'Вас ждут 5 уведомлений.'],
  ['zh-TW', 2, '有 2 則通知等您查看。'],
  ['zh-CN', 2, '有 2 条通知等您查看。'],
  ['he', 1, 'התראה אחת מחכה לכם.'],
  ['he', 2, 'שתי התראות מחכות לכם.'],
  ['he', 11, '11 התראות מחכות לכם.'],
  ['ar', 2, 'لديك إشعاران في انتظارك.'],
  ['ar', 3, 'لديك 3 إشعارات في انتظارك.'],
  ['ar', 11, 'لديك 11 إشعارًا في انتظارك.'],
  ['ar', 100, 'لديك 100 إشعار في انتظارك.'],
])('counts notifications in %s: %i', (locale, count, text) => {
  expect(translationsOf(locale).notificationDigest.waiting(count)).toBe(text);
});
