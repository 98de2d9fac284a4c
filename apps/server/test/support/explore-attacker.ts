import { chordOf } from '@subrosa/rules/explore/distance';
import { distanceBands } from '@subrosa/rules/explore/filter';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/database.ts';
import { manySearchableMembers, aSearcher, rebuildSearchRows } from './explore.ts';
import type { TestApi } from './test-api.ts';

export interface City {
  id: number;
  cell: number;
  point: readonly number[];
}

/** Returns cities with the centre of their cell, because the grid is public. */
export async function citiesAround(db: Db, cityId: number, km: number): Promise<City[]> {
  const { rows } = await sql<{ id: number; cell: number; point: string }>`
    SELECT c.id, grid_cell(c.position, g.grid_km) AS cell, grid_point(grid_cell(c.position, g.grid_km), g.grid_km)::text AS point
    FROM city c, city home, search_grid g WHERE home.id = ${cityId} AND ST_DWithin(c.position, home.position, ${km * 1000}) ORDER BY c.id`.execute(
    db,
  );
  return rows.map(({ id, cell, point }) => ({ id, cell, point: JSON.parse(point.replace('(', '[').replace(')', ']')) as number[] }));
}

/** Creates a target, and neighbours with known locations around a city. */
async function aNeighbourhood(db: Db, cityId: number) {
  const cities = await citiesAround(db, cityId, 250);
  const [home = []] = [...Map.groupBy(cities, ({ cell }) => cell).values()].toSorted((one, other) => other.length - one.length);
  const [first, second] = home;
  if (!first || !second) throw new Error('no cell with two cities');
  const step = Math.ceil(cities.length / 25);
  const known = cities.filter((_, index) => index % step === 0).map(({ id }, n) => ({ cityId: id, username: `Known${n}` }));
  const [target] = await manySearchableMembers(db, [
    { username: 'Target', cityId: first.id },
    { username: 'Hiding', cityId: first.id, audiences: { city: 'connections' } },
    ...known,
  ]);
  /** Moves the target to another city in the same cell. */
  const moveTarget = async () => {
    await db
      .updateTable('profile')
      .set({ city_id: second.id })
      .where('member_id', '=', target?.id ?? '')
      .execute();
    await rebuildSearchRows(db, []);
  };
  return { cities, home, moveTarget };
}

/**
 * Attacks before and after the target moves within its cell, and returns what was learnt and any difference between the
 * two.
 */
export async function huntTwice(api: TestApi, cityId: number, probes: number) {
  const { cities, home, moveTarget } = await aNeighbourhood(api.db, cityId);
  const attack = async () =>
    hunt({ db: api.db, attacker: await aSearcher(api, { plan: 3, privateAccount: true }), target: 'Target', cities, probes });
  const first = await attack();
  await moveTarget();
  const second = await attack();
  const cells = new Set(second.left.map(({ cell }) => cell));
  return {
    foundHome: home.every((city) => first.left.includes(city)),
    difference: second.clues.find((clue, at) => JSON.stringify(clue) !== JSON.stringify(first.clues[at])),
    /** All cities of the remaining cells, and the remaining candidates. */
    possible: cities.filter(({ cell }) => cells.has(cell)),
    left: second.left,
    narrowedTo: cells.size / new Set(cities.map(({ cell }) => cell)).size,
  };
}

const apart = (one: City, other: City) => Math.hypot(...one.point.map((value, axis) => value - (other.point[axis] ?? 0)));
const bandBetween = (one: City, other: City) => distanceBands.find((band) => apart(one, other) <= chordOf(band)) ?? null;

interface Hunt {
  db: Db;
  attacker: Awaited<ReturnType<typeof aSearcher>>;
  /** The username of the member whose location is searched for. */
  target: string;
  cities: readonly City[];
  probes: number;
}

interface Clue {
  from: City;
  band: number | null;
  /** Everything in the responses except the name of the city. */
  visibleCards: string;
}

/**
 * Simulates an attacker who searches for the home of a member: they move to the most informative city, read the
 * distance band of the target, the order of results and the radius filters, and keep only consistent cities.
 */
export async function hunt({ db, attacker, target, cities, probes }: Hunt): Promise<{ left: City[]; clues: Clue[] }> {
  let left = [...cities];
  const clues: Clue[] = [];
  for (let probe = 0; probe < probes; probe += 1) {
    const from = bestProbe(cities, left, probe);
    await db.updateTable('profile').set({ city_id: from.id }).where('member_id', '=', attacker.id).execute();
    const radius = distanceBands[probe % distanceBands.length] ?? 10;
    const near = (await attacker.search({ location: 'true', limit: 30 })).body.users;
    const within = (await attacker.search({ radius, limit: 30 })).body.users;
    const band = near.find(({ username }) => username === target)?.within ?? null;
    const visibleCards = JSON.stringify([near, within].map((cards) => cards.map(({ city: _city, ...card }) => card)));
    clues.push({ from, band, visibleCards });
    left = left.filter((city) => bandBetween(city, from) === band);
  }
  return { left, clues };
}

/** Among some cities, returns the one whose distance bands split the candidates most evenly. */
function bestProbe(cities: readonly City[], left: readonly City[], probe: number): City {
  const some = Array.from({ length: 12 }, (_, n) => cities[(probe * 7919 + n * 104_729) % cities.length] ?? cities[0]);
  const largestPart = (from: City) => {
    const parts = new Map<number | null, number>();
    for (const city of left) parts.set(bandBetween(city, from), (parts.get(bandBetween(city, from)) ?? 0) + 1);
    return Math.max(...parts.values());
  };
  const [first, ...rest] = some.filter((city) => city !== undefined);
  if (!first) throw new Error('no city to search from');
  return rest.reduce((best, city) => (largestPart(city) < largestPart(best) ? city : best), first);
}
