export const locales = ['en', 'uk', 'ru', 'zh-TW', 'zh-CN', 'he', 'ar'] as const;

export type Locale = (typeof locales)[number];

export const fallbackLocale = 'en' satisfies Locale;

export const rightToLeftLocales = ['he', 'ar'] as const satisfies readonly Locale[];

export const offProductionLocales = ['he', 'ar'] as const satisfies readonly Locale[];

export type LocaleContext = { production: boolean };

export function isRightToLeft(locale: Locale): boolean {
  return contains(rightToLeftLocales, locale);
}

export function availableLocales({ production }: LocaleContext): readonly Locale[] {
  return production ? locales.filter((locale) => !contains(offProductionLocales, locale)) : locales;
}

/** Returns the interface locale of a language tag, in any case and with hyphens or underscores. */
export function resolveLocale(tag: string | undefined, context: LocaleContext): Locale {
  return matchLocale(tag ?? '', context) ?? fallbackLocale;
}

/** Returns the interface locale of an Accept-Language header: the available tag with the highest weight. */
export function preferredLocale(acceptLanguageHeader: string | undefined, context: LocaleContext): Locale {
  const ranges = (acceptLanguageHeader ?? '')
    .split(',')
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of ranges) {
    const locale = tag === '*' ? fallbackLocale : matchLocale(tag, context);
    if (locale) return locale;
  }
  return fallbackLocale;
}

function matchLocale(tag: string, context: LocaleContext): Locale | undefined {
  const [language = '', ...subtags] = tag.trim().toLowerCase().split(/[-_]/);
  const locale = language === 'zh' || language === 'ch' ? chineseLocale(subtags) : localeByLanguage.get(language);
  return locale && availableLocales(context).includes(locale) ? locale : undefined;
}

// A Map, so that a tag such as "constructor" finds nothing.
const localeByLanguage: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en'],
  ['uk', 'uk'],
  ['ru', 'ru'],
  ['he', 'he'],
  ['iw', 'he'],
  ['ar', 'ar'],
]);

// An explicit script takes precedence over the region: zh-Hans-HK is Simplified.
function chineseLocale(subtags: readonly string[]): Locale {
  if (subtags.includes('hant')) return 'zh-TW';
  return subtags.some((subtag) => ['hans', 'cn', 'sg', 'my'].includes(subtag)) ? 'zh-CN' : 'zh-TW';
}

function parseRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  const weight = quality ? Number(quality.slice(quality.indexOf('=') + 1)) : 1;
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}

function contains(list: readonly Locale[], locale: Locale): boolean {
  return list.includes(locale);
}
