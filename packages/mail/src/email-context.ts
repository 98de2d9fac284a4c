import { createContext, useContext } from 'react';
import type { Brand } from './brand.ts';
import { directionOf, type Direction, type Locale } from './locales.ts';
import { themeOf, type Theme } from './theme.ts';
import { fontsOf, type Fonts } from './typography.ts';
import { translationsOf, type Translations } from './translations/index.ts';

/** What all parts of an email share: the brand, the language, the colours. */
export type EmailContext = {
  brand: Brand;
  locale: Locale;
  direction: Direction;
  translations: Translations;
  theme: Theme;
  fonts: Fonts;
};

export function createEmailContext(brand: Brand, locale: Locale): EmailContext {
  return {
    brand,
    locale,
    direction: directionOf(locale),
    translations: translationsOf(locale),
    theme: themeOf(brand),
    fonts: fontsOf(locale),
  };
}

export const EmailReactContext = createContext<EmailContext | null>(null);

export function useEmailContext(): EmailContext {
  const context = useContext(EmailReactContext);
  if (!context) throw new Error('A part of an email was rendered outside renderEmail.');
  return context;
}
