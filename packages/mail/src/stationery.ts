import { createContext, useContext } from 'react';
import type { Brand } from './brand.ts';
import { directionOf, type Direction, type Locale } from './locales.ts';
import { themeOf, type Theme } from './theme.ts';
import { fontsOf, type Fonts } from './typography.ts';
import { translationsOf, type Translations } from './translations/index.ts';

/** What every part of a mail shares: whose it is, its language, its colours. */
export type Stationery = {
  brand: Brand;
  locale: Locale;
  direction: Direction;
  translations: Translations;
  theme: Theme;
  fonts: Fonts;
};

export function stationeryOf(brand: Brand, locale: Locale): Stationery {
  return {
    brand,
    locale,
    direction: directionOf(locale),
    translations: translationsOf(locale),
    theme: themeOf(brand),
    fonts: fontsOf(locale),
  };
}

export const StationeryContext = createContext<Stationery | null>(null);

export function useStationery(): Stationery {
  const stationery = useContext(StationeryContext);
  if (!stationery) throw new Error('A part of a mail was rendered outside renderMail.');
  return stationery;
}
