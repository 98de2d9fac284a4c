import type { Locale } from '@subrosa/rules/reference/locales';

/** Each language by its own name, so that its speakers can find it. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
  he: 'עברית',
  ar: 'العربية',
};
