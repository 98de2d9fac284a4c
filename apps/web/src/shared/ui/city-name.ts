import { i18n } from '@lingui/core';
import type { City } from './use-city-search.ts';

/** Region, where there is one of another name, and the country in the reader's language. */
export function placeOf({ name, region, country }: City): string {
  const countryName = new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(country) ?? country;
  return region && region !== name ? `${region}, ${countryName}` : countryName;
}

export const fullNameOf = (city: City) => `${city.name}, ${placeOf(city)}`;
