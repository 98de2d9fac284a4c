import type { Locale } from '@subrosa/rules/reference/locales';
import regions from './names/regions.json' with { type: 'json' };
import { normaliseName } from './normalise-name.ts';

const translations: Readonly<Record<string, Partial<Record<Locale, string>>>> = regions;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The name of a region in a language, or in English where we have no translation. Null for a region that only repeats its city or country:
 * Kyiv City, or Taiwan in Taiwan.
 */
export function regionName(
  { name, region, country }: { name: string; region: string | null; country: string },
  locale: Locale,
): string | null {
  if (region === null || repeats(region, name) || repeats(region, countryNames.of(country) ?? country)) return null;
  return translations[`${country}.${region}`]?.[locale] ?? region;
}

const withoutCity = (name: string) => normaliseName(name).replace(/ city$/, '');

const repeats = (region: string, name: string): boolean => withoutCity(region) === withoutCity(name);
