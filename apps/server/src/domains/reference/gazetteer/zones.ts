interface Location {
  country: string;
  admin1: string;
  latitude: number;
  longitude: number;
}

/**
 * The time zone of each location, in the same order. Near borders, at sea and in disputed areas the map returns several zones or a
 * neighbour's; then the location gets the zone that its own country uses there.
 */
export async function findTimeZones(locations: readonly Location[]): Promise<string[]> {
  const candidates = await lookUpZones(locations);
  const uses = new Tally();
  locations.forEach((location, index) => {
    for (const zone of candidates[index] ?? []) uses.add(zone, location.country);
  });
  const isOwn = (zone: string, country: string) => !zone.startsWith('Etc/') && uses.mostCommon(zone) === country;

  const inCountry = new Tally();
  const inRegion = new Tally();
  locations.forEach((location, index) => {
    const own = (candidates[index] ?? []).filter((zone) => isOwn(zone, location.country));
    for (const zone of own) {
      inCountry.add(location.country, zone);
      inRegion.add(regionOf(location), zone);
    }
  });

  return locations.map((location, index) => {
    const found = candidates[index] ?? [];
    const own = found.filter((zone) => isOwn(zone, location.country));
    const zone =
      own.toSorted((a, b) => inCountry.count(location.country, b) - inCountry.count(location.country, a))[0] ??
      inRegion.mostCommon(regionOf(location)) ??
      inCountry.mostCommon(location.country) ??
      found[0];
    if (!zone) throw new Error(`No time zone at ${location.latitude}, ${location.longitude}`);
    return zone;
  });
}

async function lookUpZones(locations: readonly Location[]): Promise<string[][]> {
  const { find, setCache } = await import('geo-tz/all');
  // The default cache grows to a gigabyte. Neighbours follow each other in the data, so a small one suffices.
  setCache({ store: new RecentMap(100) });
  const found = locations.map(({ latitude, longitude }) => find(latitude, longitude));
  setCache();
  return found;
}

function regionOf({ country, admin1 }: Location): string {
  return `${country}.${admin1}`;
}

/** Counts how often each value occurs with each key. */
class Tally {
  readonly #counts = new Map<string, Map<string, number>>();

  add(key: string, value: string): void {
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    counts.set(value, (counts.get(value) ?? 0) + 1);
    this.#counts.set(key, counts);
  }

  count(key: string, value: string): number {
    return this.#counts.get(key)?.get(value) ?? 0;
  }

  mostCommon(key: string): string | undefined {
    return [...(this.#counts.get(key) ?? [])].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  }
}

/** Keeps only the most recent entries. */
class RecentMap<Value> extends Map<string, Value> {
  readonly #size: number;

  constructor(size: number) {
    super();
    this.#size = size;
  }

  override set(key: string, value: Value): this {
    const [oldest] = this.keys();
    if (oldest !== undefined && this.size >= this.#size) this.delete(oldest);
    return super.set(key, value);
  }
}
