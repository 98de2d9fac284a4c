import type { Locale } from '../locales.ts';
import { ar } from './ar.ts';
import { en, type Words } from './en.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { zhCN } from './zh-CN.ts';
import { zhTW } from './zh-TW.ts';

export type { Words };

const words: Record<Locale, Words> = { en, uk, ru, 'zh-TW': zhTW, 'zh-CN': zhCN, he, ar };

export function wordsOf(locale: Locale): Words {
  return words[locale];
}
