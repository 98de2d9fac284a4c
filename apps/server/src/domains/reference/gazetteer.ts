import { createHash } from 'node:crypto';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import { matchKnownCities } from './gazetteer/join.ts';
import { namesOf, type CityName } from './gazetteer/names.ts';
import {
  loadCurrentCities,
  loadKnownCities,
  loadRegions,
  loadVersions,
  loadZoneCities,
  type CurrentCity,
  type KnownCity,
} from './gazetteer/sources.ts';
import { matchZoneCities } from './gazetteer/translations.ts';
import { findTimeZones } from './gazetteer/zones.ts';

/** Increased when the rules of the join change, so that unchanged packages are imported again. */
const RULES_VERSION = 1;

export interface GazetteerCity {
  id: number;
  name: string;
  country: string;
  region: string | null;
  population: number;
  timeZone: string;
  latitude: number;
  longitude: number;
  /** The names of the city in our languages, by locale, where it has one of its own. */
  translations: Partial<Record<Locale, string>>;
  names: CityName[];
}

/** Identifies the data that `loadGazetteer` would read, without reading it. */
export async function gazetteerVersion(): Promise<string> {
  return `${await loadVersions()} rules@${RULES_VERSION}`;
}

/** Joins all cities from the installed packages. Takes seconds of one core and no network. */
export async function loadGazetteer(): Promise<Iterable<GazetteerCity>> {
  const [current, known, regions, zoneCities] = await Promise.all([
    loadCurrentCities(),
    loadKnownCities(),
    loadRegions(),
    loadTranslations(),
  ]);
  const matches = matchKnownCities(current, known);
  const timeZones = await findTimeZones(current);
  const ids = assignIds(current, matches);
  const cities = current.map((city, index) => ({
    ...city,
    id: at(ids, index),
    region: regions.get(`${city.country}.${city.admin1}`) ?? null,
    timeZone: at(timeZones, index),
    population: matches[index]?.population ?? 0,
    known: matches[index],
  }));
  const translations = matchZoneCities(cities, zoneCities);
  return {
    *[Symbol.iterator]() {
      for (const { known, admin1: _admin1, admin2: _admin2, ...city } of cities) {
        const translated = translations.get(city.id) ?? {};
        yield {
          ...city,
          translations: translated,
          names: namesOf({ ...city, translations: Object.values(translated), known }),
        };
      }
    },
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index}`);
  return item;
}

async function loadTranslations(): Promise<Map<Locale, Map<string, string>>> {
  return new Map(await Promise.all(locales.map(async (locale) => [locale, await loadZoneCities(locale)] as const)));
}

// GeoNames ids end near 13 million; our own ids start far above them.
const OWN_IDS = { first: 1_000_000_000, count: 1_000_000_000 };

/** The GeoNames id, or a hash of the name and region, which stays the same in the data of the next month. */
export function assignIds(cities: readonly CurrentCity[], matches: readonly (KnownCity | undefined)[]): number[] {
  const taken = new Set(matches.map((match) => match?.id));
  return cities.map((city, index) => {
    const match = matches[index];
    if (match) return match.id;
    let id = OWN_IDS.first + (hashOf([city.country, city.admin1, city.admin2, city.name].join('|')) % OWN_IDS.count);
    while (taken.has(id)) id += 1;
    taken.add(id);
    return id;
  });
}

function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
