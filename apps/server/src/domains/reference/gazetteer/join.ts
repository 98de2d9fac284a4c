import type { CurrentCity, KnownCity } from './sources.ts';
import { normaliseName } from '../normalise-name.ts';

const KILOMETRES_PER_DEGREE = 111.2;

/**
 * For each current city, the known city that is the same, if any. The sources share no id, so they are joined by position and name, most
 * reliable evidence first. Each known city is used at most once.
 */
export function matchKnownCities(current: readonly CurrentCity[], known: readonly KnownCity[]): (KnownCity | undefined)[] {
  const byPosition = group(known, (city) => [positionOf(city)]);
  const byName = group(known, (city) => [city.name, city.asciiName, ...city.otherNames].map((name) => nameKey(city.country, name)));
  const byArea = group(known, (city) => [areaOf(city, 0, 0)]);
  const taken = new Set<KnownCity>();
  const matches: (KnownCity | undefined)[] = Array.from({ length: current.length });

  const pass = (find: (city: CurrentCity) => KnownCity | undefined) =>
    current.forEach((city, index) => {
      const match = matches[index] ? undefined : find(city);
      if (!match || taken.has(match)) return;
      taken.add(match);
      matches[index] = match;
    });
  const nearest = (city: CurrentCity, candidates: readonly KnownCity[], kilometres: number) => {
    let best: KnownCity | undefined;
    let limit = kilometres;
    for (const candidate of candidates) {
      const distance = taken.has(candidate) ? Infinity : distanceBetween(city, candidate);
      if (distance < limit) [best, limit] = [candidate, distance];
    }
    return best;
  };

  pass((city) => byPosition.get(positionOf(city))?.find((candidate) => candidate.name === city.name));
  pass((city) => nearest(city, byPosition.get(positionOf(city)) ?? [], 1));
  for (const kilometres of [2, 10, 25]) pass((city) => nearest(city, byName.get(nameKey(city.country, city.name)) ?? [], kilometres));
  // Cities that were renamed and moved a little: Chervonohrad is now Sheptytskyi.
  pass((city) => nearest(city, neighbours(city, byArea), 1.5));
  return matches;
}

function neighbours(city: CurrentCity, byArea: Map<string, KnownCity[]>): KnownCity[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.flatMap((east) => byArea.get(areaOf(city, north, east)) ?? []));
}

function group<Item>(items: readonly Item[], keysOf: (item: Item) => string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const members = groups.get(key);
      if (members) members.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

type Position = Pick<CurrentCity, 'country' | 'latitude' | 'longitude'>;

function positionOf({ country, latitude, longitude }: Position): string {
  return `${country} ${latitude} ${longitude}`;
}

function areaOf({ country, latitude, longitude }: Position, north: number, east: number): string {
  return `${country} ${Math.round(latitude * 50) + north} ${Math.round(longitude * 50) + east}`;
}

function nameKey(country: string, name: string): string {
  return `${country} ${normaliseName(name)}`;
}

// A flat approximation is accurate enough for a few kilometres.
function distanceBetween(a: Position, b: Position): number {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE;
}
