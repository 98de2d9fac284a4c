import type pg from 'pg';
import { exploreStatuses, radii, userTypes } from '../../packages/rules/src/explore/filter.ts';
import { genders } from '../../packages/rules/src/reference/choices.ts';
import { interests } from '../../packages/rules/src/reference/interests.ts';

/** A search as the query of a URL. */
type SearchRequest = Readonly<Record<string, string>>;

export interface SampledSearch {
  viewer: string;
  query: SearchRequest;
}

/** Deterministic random numbers from 0 to 1. */
function chances(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** All filters, each sometimes, alone and combined. */
export function drawWorkload(count: number, viewers: readonly string[], names: readonly string[], seed: number): SampledSearch[] {
  const chance = chances(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const some = <Item>(items: readonly Item[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(chance() * most) }, () => pick(items))),
  ];

  function text(): string {
    const name = pick(names).toLowerCase();
    const length = 1 + Math.floor(chance() * 9);
    const at = Math.floor(chance() * Math.max(1, name.length - 3));
    const middle = name.slice(at, at + 3 + Math.floor(chance() * 6));
    const wrong = name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);
    return pick([name.slice(0, length), name.slice(0, length), name, middle, wrong, `${name}x`, 'zzzzq']);
  }

  function drawQuery(): SearchRequest {
    const statuses = exploreStatuses.filter((status) => chance() < { online: 0.15, traveling: 0.07, verified: 0.15 }[status]);
    const near = chance() < 0.4;
    return {
      ...(chance() < 0.4 && { user_type: pick(userTypes) }),
      ...(chance() < 0.45 && { gender: some(genders, 3).join(',') }),
      ...(chance() < 0.4 && {
        interests: some(interests, 4)
          .map(({ slug }) => slug)
          .join(','),
      }),
      ...(statuses.length > 0 && { status: statuses.join(',') }),
      ...(near && (chance() < 0.5 ? { location: 'true' } : { radius: String(pick(radii)) })),
      ...(chance() < 0.3 && { search: text() }),
      ...(chance() < 0.15 && { page: String(1 + Math.floor(chance() * 5)) }),
    };
  }

  return Array.from({ length: count }, () => ({ viewer: pick(viewers), query: drawQuery() }));
}

/** Members with premium and a city, who may use all filters, and names as members type them. */
export async function drawMembers(client: pg.Client, viewers: number): Promise<{ viewers: string[]; names: string[] }> {
  const { rows: found } = await client.query<{ id: string }>(
    `SELECT p.id FROM made.person p WHERE p.state = 'active' AND p.i % 97 = 1 AND p.city_id IS NOT NULL AND is_premium(p.id, current_date) ORDER BY p.i LIMIT ${viewers}`,
  );
  const { rows: named } = await client.query<{ username: string }>(
    `SELECT username FROM made.person WHERE state = 'active' AND i % 991 = 1 ORDER BY i`,
  );
  return { viewers: found.map(({ id }) => id), names: named.map(({ username }) => username) };
}
