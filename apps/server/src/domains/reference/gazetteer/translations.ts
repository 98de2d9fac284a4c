import { fallbackLocale, type Locale } from '@subrosa/rules/reference/locales';
import type { KnownCity } from './sources.ts';
import { normaliseName } from '../normalise-name.ts';

interface ZonedCity {
  id: number;
  name: string;
  country: string;
  population: number;
  timeZone: string;
  known: KnownCity | undefined;
}

/**
 * The translated names of cities that have a time zone named after them, by city id and locale. English is left out, because the names of
 * the cities are English already. The city must be in that zone and have its English name: America/Vancouver is Vancouver in Canada.
 */
export function matchZoneCities(
  cities: readonly ZonedCity[],
  zoneCities: ReadonlyMap<Locale, ReadonlyMap<string, string>>,
): Map<number, Partial<Record<Locale, string>>> {
  const byZone = Map.groupBy(cities, (city) => canonicalZone(city.timeZone));
  const english = zoneCities.get(fallbackLocale);
  const zones = new Set([...zoneCities.values()].flatMap((names) => [...names.keys()]));
  const found = new Map<number, Partial<Record<Locale, string>>>();
  for (const zone of zones) {
    const englishName = english?.get(zone) ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
    const city = biggestNamed(byZone.get(zone) ?? [], normaliseName(englishName));
    if (!city) continue;
    const names = [...zoneCities].flatMap(([locale, names]) => {
      const name = names.get(zone);
      return name && locale !== fallbackLocale ? [[locale, name] as const] : [];
    });
    found.set(city.id, Object.fromEntries(names));
  }
  return found;
}

function biggestNamed(cities: readonly ZonedCity[], term: string): ZonedCity | undefined {
  return cities.filter((city) => hasName(city, term)).toSorted((a, b) => b.population - a.population)[0];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

// Zones are also named after countries, islands and states: Asia/Brunei is not Bandar Seri Begawan, though both are listed as its names.
function hasName(city: ZonedCity, term: string): boolean {
  const own = normaliseName(city.name);
  if (own === term || own === `${term} city`) return true;
  return (
    own[0] === term[0] &&
    normaliseName(countryNames.of(city.country) ?? '') !== term &&
    (city.known?.otherNames ?? []).some((name) => normaliseName(name) === term)
  );
}

const canonical = new Map<string, string>();

// CLDR keeps a zone's first id (Europe/Kiev), the map has the current one (Europe/Kyiv); Intl resolves both to the first.
function canonicalZone(zone: string): string {
  const known = canonical.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  canonical.set(zone, known);
  return known;
}
