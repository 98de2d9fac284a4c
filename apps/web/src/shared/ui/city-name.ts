import { i18n } from '@lingui/core';
import { isRightToLeft, type Locale } from '@subrosa/rules/reference/locales';
import type { City } from './use-city-search.ts';

/** Region, where there is one of another name, and the country in the reader's language. */
export function locationOf(city: City): string {
  const parts = partsOf(city);
  // Regions are not translated: in a line from right to left a Latin one must not take the comma and the country with it.
  return (isRightToLeft(i18n.locale as Locale) ? parts.map(apart) : parts).join(', ');
}

// The last one, translated, says in which direction the whole is read.
const apart = (part: string, index: number, { length }: readonly string[]) => (index < length - 1 ? `\u2068${part}\u2069` : part);

/** As it stands in a field: without marks of direction, which would be searched for when it is edited. */
export const fullNameOf = (city: City) => [city.name, ...partsOf(city)].join(', ');

function partsOf({ name, region, country }: City): string[] {
  const countryName = new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(country) ?? country;
  return region && region !== name ? [region, countryName] : [countryName];
}
