import { i18n, type Messages } from '@lingui/core';
import { isRightToLeft, resolveLocale, type Locale } from '@subrosa/rules/reference/locales';
import { LANGUAGE_KEY } from './language-key.ts';

/** One catalog a language, loaded when it is needed. */
const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*.po');

/** Scripts that the two base fonts lack. */
const fonts: Partial<Record<Locale, () => Promise<unknown>>> = {
  he: () =>
    Promise.all([import('@fontsource-variable/noto-sans-hebrew/index.css'), import('@fontsource-variable/frank-ruhl-libre/index.css')]),
  ar: () =>
    Promise.all([import('@fontsource-variable/noto-sans-arabic/index.css'), import('@fontsource-variable/noto-naskh-arabic/index.css')]),
};

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return isRightToLeft(locale) ? 'rtl' : 'ltr';
}

/** The language of the address (`?language=`), else the one chosen earlier, else the browser's first that we speak. */
export function preferredLanguage(production: boolean): Locale {
  const asked = new URLSearchParams(location.search).get('language') ?? localStorage.getItem(LANGUAGE_KEY);
  return resolveLocale(asked ?? navigator.language, { production });
}

/** The words alone, for a page that is rendered outside a browser. */
export async function activateWords(locale: Locale): Promise<void> {
  const load = catalogs[`../../locales/${locale}.po`];
  if (!load) throw new Error(`there is no catalog for ${locale}`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale, messages });
}

export async function activate(locale: Locale): Promise<void> {
  await Promise.all([activateWords(locale), fonts[locale]?.()]);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, locale);
  await activate(locale);
}
