import { i18n, type Messages } from '@lingui/core';
import { isRightToLeft, resolveLocale, type Locale } from '@subrosa/rules/reference/locales';
import { LANGUAGE_KEY } from './language-key.ts';
import type { TranslationChunk } from './translation-chunks.ts';

type Catalog = { messages: Messages };

/** The build divides the catalog of each language into chunks by feature (translations-by-chunk.ts), each loaded when it is needed. */
const catalogs: Record<TranslationChunk | 'main', Record<string, () => Promise<Catalog>>> = {
  main: import.meta.glob<Catalog>('../../locales/*.po'),
  legal: import.meta.glob<Catalog>('../../locales/*.po', { query: '?legal.po' }),
  marketing: import.meta.glob<Catalog>('../../locales/*.po', { query: '?marketing.po' }),
  conversations: import.meta.glob<Catalog>('../../locales/*.po', { query: '?conversations.po' }),
  settings: import.meta.glob<Catalog>('../../locales/*.po', { query: '?settings.po' }),
  staff: import.meta.glob<Catalog>('../../locales/*.po', { query: '?staff.po' }),
};

/** The chunks that are loaded or loading. */
const loadingChunks = new Map<TranslationChunk | 'main', Promise<void>>([['main', Promise.resolve()]]);

/** Fonts of scripts that the two base fonts lack. */
const fonts: Partial<Record<Locale, () => Promise<unknown>>> = {
  he: () =>
    Promise.all([import('@fontsource-variable/noto-sans-hebrew/index.css'), import('@fontsource-variable/frank-ruhl-libre/index.css')]),
  ar: () =>
    Promise.all([import('@fontsource-variable/noto-sans-arabic/index.css'), import('@fontsource-variable/noto-naskh-arabic/index.css')]),
};

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return isRightToLeft(locale) ? 'rtl' : 'ltr';
}

/** The language of the URL (`?language=`), else the one chosen earlier, else the first supported one of the browser. */
export function preferredLanguage(production: boolean): Locale {
  const requested = new URLSearchParams(location.search).get('language') ?? localStorage.getItem(LANGUAGE_KEY);
  return resolveLocale(requested ?? navigator.language, { production });
}

/** Activates the translations without fonts, for a page that is rendered outside a browser. */
export async function activateTranslations(locale: Locale): Promise<void> {
  const parts = [...loadingChunks.keys()];
  const messages = await Promise.all(parts.map((part) => fetchTranslations(part, locale)));
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...messages) as Messages });
  // A page with another chunk was opened in the meantime.
  if (loadingChunks.size > parts.length) await activateTranslations(locale);
}

async function fetchTranslations(part: TranslationChunk | 'main', locale: string): Promise<Messages> {
  const load = catalogs[part][`../../locales/${locale}.po`];
  if (!load) throw new Error(`there is no catalog for ${locale}`);
  return (await load()).messages;
}

/** Loads the translations of a chunk in addition to the loaded ones; a later change of language includes them. */
export function loadTranslations(part: TranslationChunk): Promise<void> {
  const known = loadingChunks.get(part);
  if (known) return known;
  const coming = addTranslations(part);
  loadingChunks.set(part, coming);
  coming.catch(() => loadingChunks.delete(part));
  return coming;
}

async function addTranslations(part: TranslationChunk): Promise<void> {
  const { locale } = i18n;
  i18n.load(locale, await fetchTranslations(part, locale));
  // The language was changed in the meantime.
  if (i18n.locale !== locale) await addTranslations(part);
}

export async function activate(locale: Locale): Promise<void> {
  await Promise.all([activateTranslations(locale), fonts[locale]?.()]);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, locale);
  await activate(locale);
}
