import { chordOf } from '@subrosa/rules/explore/distance';
import { distanceBands } from '@subrosa/rules/explore/filter';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { aCrowd, aSearcher, settleSearch } from './explore.ts';
import type { TestApi } from './house.ts';

export interface Place {
  id: number;
  cell: number;
  point: readonly number[];
}

/** Cities with the middle of their cell: the grid is no secret. */
export async function placesAround(db: Db, cityId: number, km: number): Promise<Place[]> {
  const { rows } = await sql<{ id: number; cell: number; point: string }>`
    SELECT c.id, grid_cell(c.position, g.grid_km) AS cell, grid_point(grid_cell(c.position, g.grid_km), g.grid_km)::text AS point
    FROM city c, city home, search_setting g WHERE home.id = ${cityId} AND ST_DWithin(c.position, home.position, ${km * 1000}) ORDER BY c.id`.execute(
    db,
  );
  return rows.map(({ id, cell, point }) => ({ id, cell, point: JSON.parse(point.replace('(', '[').replace(')', ']')) as number[] }));
}

/** A target and neighbours whose places are known, around a city. */
async function aNeighbourhood(db: Db, cityId: number) {
  const places = await placesAround(db, cityId, 250);
  const [home = []] = [...Map.groupBy(places, ({ cell }) => cell).values()].toSorted((one, other) => other.length - one.length);
  const [first, second] = home;
  if (!first || !second) throw new Error('no cell with two cities');
  const step = Math.ceil(places.length / 25);
  const known = places.filter((_, index) => index % step === 0).map(({ id }, n) => ({ cityId: id, username: `Known${n}` }));
  const [target] = await aCrowd(db, [
    { username: 'Target', cityId: first.id },
    { username: 'Hiding', cityId: first.id, audiences: { city: 'connections' } },
    ...known,
  ]);
  /** To another city of the same cell. */
  const moveTarget = async () => {
    await db
      .updateTable('profile')
      .set({ city_id: second.id })
      .where('member_id', '=', target?.id ?? '')
      .execute();
    await settleSearch(db, []);
  };
  return { places, home, moveTarget };
}

/** Hunts before and after the target moves within its cell: what is learnt, and what would tell the two apart. */
export async function huntTwice(api: TestApi, cityId: number, probes: number) {
  const { places, home, moveTarget } = await aNeighbourhood(api.db, cityId);
  const look = async () =>
    hunt({ db: api.db, attacker: await aSearcher(api, { plan: 3, privateAccount: true }), target: 'Target', places, probes });
  const first = await look();
  await moveTarget();
  const second = await look();
  const cells = new Set(second.left.map(({ cell }) => cell));
  return {
    foundHome: home.every((place) => first.left.includes(place)),
    difference: second.clues.find((clue, at) => JSON.stringify(clue) !== JSON.stringify(first.clues[at])),
    /** All cities of the cells that are left, and those of them that still may be it. */
    possible: places.filter(({ cell }) => cells.has(cell)),
    left: second.left,
    narrowedTo: cells.size / new Set(places.map(({ cell }) => cell)).size,
  };
}

const apart = (one: Place, other: Place) => Math.hypot(...one.point.map((value, axis) => value - (other.point[axis] ?? 0)));
const bandBetween = (one: Place, other: Place) => distanceBands.find((band) => apart(one, other) <= chordOf(band)) ?? null;

interface Hunt {
  db: Db;
  attacker: Awaited<ReturnType<typeof aSearcher>>;
  /** Whose whereabouts are wanted. */
  target: string;
  places: readonly Place[];
  probes: number;
}

interface Clue {
  from: Place;
  band: number | null;
  /** All that the answers tell but the name of the city. */
  told: string;
}

/**
 * Somebody who wants to know where a member lives: they move to wherever an answer would tell most, look how far
 * the member is said to be, who is nearer, and whether they are within each radius, and keep only places that fit all of it.
 */
export async function hunt({ db, attacker, target, places, probes }: Hunt): Promise<{ left: Place[]; clues: Clue[] }> {
  let left = [...places];
  const clues: Clue[] = [];
  for (let probe = 0; probe < probes; probe += 1) {
    const from = bestProbe(places, left, probe);
    await db.updateTable('profile').set({ city_id: from.id }).where('member_id', '=', attacker.id).execute();
    const radius = distanceBands[probe % distanceBands.length] ?? 10;
    const near = (await attacker.ask({ location: 'true', limit: 30 })).body.users;
    const within = (await attacker.ask({ radius, limit: 30 })).body.users;
    const band = near.find(({ username }) => username === target)?.within ?? null;
    const told = JSON.stringify([near, within].map((cards) => cards.map(({ city: _city, ...card }) => card)));
    clues.push({ from, band, told });
    left = left.filter((place) => bandBetween(place, from) === band);
  }
  return { left, clues };
}

/** Of some places, the one whose bands cut the rest into the most even parts. */
function bestProbe(places: readonly Place[], left: readonly Place[], probe: number): Place {
  const some = Array.from({ length: 12 }, (_, n) => places[(probe * 7919 + n * 104_729) % places.length] ?? places[0]);
  const largestPart = (from: Place) => {
    const parts = new Map<number | null, number>();
    for (const place of left) parts.set(bandBetween(place, from), (parts.get(bandBetween(place, from)) ?? 0) + 1);
    return Math.max(...parts.values());
  };
  const [first, ...rest] = some.filter((place) => place !== undefined);
  if (!first) throw new Error('nowhere to look from');
  return rest.reduce((best, place) => (largestPart(place) < largestPart(best) ? place : best), first);
}
