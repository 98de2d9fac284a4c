import type { Locale } from '../locales.ts';
import { ar } from './ar.ts';
import { en, type Translations } from './en.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { zhCN } from './zh-CN.ts';
import { zhTW } from './zh-TW.ts';

export type { Translations };

const translations: Record<Locale, Translations> = { en, uk, ru, 'zh-TW': zhTW, 'zh-CN': zhCN, he, ar };

export function translationsOf(locale: Locale): Translations {
  return translations[locale];
}
