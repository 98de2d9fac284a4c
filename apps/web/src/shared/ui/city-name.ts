import { i18n } from '@lingui/core';
import { isRightToLeft, type Locale } from '@subrosa/rules/reference/locales';
import type { City } from './use-city-search.ts';

/** The region, if its name differs from the city's, and the country in the viewer's language. */
export function locationOf(city: City): string {
  const parts = partsOf(city);
  // Regions are not translated: in right-to-left text, a Latin name must not move the comma and the country.
  return (isRightToLeft(i18n.locale as Locale) ? parts.map(apart) : parts).join(', ');
}

// The last part is translated and determines the direction of the whole.
const apart = (part: string, index: number, { length }: readonly string[]) => (index < length - 1 ? `\u2068${part}\u2069` : part);

/** The name in a field: without bidi isolates, which would become part of the search when the text is edited. */
export const fullNameOf = (city: City) => [city.name, ...partsOf(city)].join(', ');

function partsOf({ name, region, country }: City): string[] {
  const countryName = new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(country) ?? country;
  return region && region !== name ? [region, countryName] : [countryName];
}
