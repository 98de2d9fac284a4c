import type { RequestFilter } from '@subrosa/rules/requests/bits';
import type { SoughtWord } from '@subrosa/rules/requests/words';
import type { Db } from '../../../platform/db/database.ts';
import { estimatePosts, readSample, type SampleRow } from './queries/sample.ts';
import { facets, type Facet } from './queries/statements.ts';

const ROWS = 2000;
const KEPT_MS = 5 * 60_000;

export interface Sought {
  filter: RequestFilter;
  words: readonly SoughtWord[];
  near: { centre: string; chord: number } | null;
}

/** Which part of all posts has each thing that is asked for, and all of it. */
interface Shares {
  facets: Readonly<Record<Facet, number>>;
  words: number;
  near: number;
  all: number;
}

export interface Sample {
  posts: number;
  shares(sought: Sought): Shares;
}

type Point = readonly number[];

const pointOf = (text: string): Point =>
  text
    .replaceAll(/[()\s]/g, '')
    .split(',')
    .map(Number);
const apart = (one: Point, other: Point) => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));

/** So many more than none that a list which the sample lacks is not taken for empty. */
const AT_LEAST = 0.5;

export function sampleOf(rows: readonly SampleRow[], posts: number): Sample {
  const points = rows.map(({ point }) => (point === null ? null : pointOf(point)));
  const byWord = new Map<string, Set<number>>();
  for (const [row, { words }] of rows.entries()) for (const word of words) byWord.set(word, (byWord.get(word) ?? new Set()).add(row));
  const spelled = [...byWord.keys()].toSorted();
  const share = (count: number) => Math.min(1, Math.max(count, AT_LEAST) / Math.max(1, rows.length));

  function rowsWith({ word, begins }: SoughtWord): ReadonlySet<number> {
    if (!begins) return byWord.get(word) ?? new Set();
    const found = new Set<number>();
    for (const one of spelled.slice(firstNotBefore(spelled, word))) {
      if (!one.startsWith(word)) break;
      for (const row of byWord.get(one) ?? []) found.add(row);
    }
    return found;
  }

  function shares({ filter: { masks, fetishes }, words, near }: Sought): Shares {
    const wanted = words.map(rowsWith);
    const centre = near && pointOf(near.centre);
    const asked = new Set(fetishes);
    const counts = { types: 0, prices: 0, fetishes: 0, posters: 0, words: 0, near: 0, all: 0 };
    for (const [row, { traits, fetish }] of rows.entries()) {
      const point = points[row];
      const has = {
        types: (traits & masks.types) !== 0,
        prices: (traits & masks.prices) !== 0,
        posters: (traits & masks.offers) !== 0 && (traits & masks.genders) !== 0,
        fetishes: asked.size === 0 || asked.has(fetish),
        words: wanted.every((found) => found.has(row)),
        near: !near || !centre || (point != null && apart(point, centre) <= near.chord),
      };
      for (const [name, one] of Object.entries(has)) if (one) counts[name as keyof typeof has] += 1;
      if (Object.values(has).every(Boolean)) counts.all += 1;
    }
    const facetShares = Object.fromEntries(facets.map((facet) => [facet, share(counts[facet])])) as Record<Facet, number>;
    return { facets: facetShares, words: share(counts.words), near: share(counts.near), all: share(counts.all) };
  }

  return { posts, shares };
}

function firstNotBefore(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Kept {
  until: number;
  sample: Promise<Sample>;
}

const kept = new WeakMap<Db, Kept>();

/** Read anew every few minutes, by whoever asks first. */
export function sampleFor(db: Db, now: Date): Promise<Sample> {
  const known = kept.get(db);
  if (known && now.getTime() < known.until) return known.sample;
  const next = { until: now.getTime() + KEPT_MS, sample: read(db) };
  kept.set(db, next);
  next.sample.catch(() => kept.get(db) === next && kept.delete(db));
  return next.sample;
}

async function read(db: Db): Promise<Sample> {
  return sampleOf(await readSample(db, ROWS), await estimatePosts(db));
}
