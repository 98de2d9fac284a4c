import { facets, type Facet, type Way } from './queries/statements.ts';
import type { Sample, Sought } from './sample.ts';

/** CPU of one row on each way, in microseconds: guessed from those of explore, to be measured at size. */
const COST = { newest: 0.4, heap: 2, posting: 0.02, place: 1, words: 8, distance: 2 } as const;
/** The way in order gives up after so many rows, and another begins. */
const MOST_ROWS = 20_000;
export const EVERYTHING = 2_147_483_647;
/** Lists longer than this part of all posts are compared bit by bit. */
const LONG_LIST = 0.12;

export interface Attempt {
  way: Way;
  bound: number;
}

interface Priced extends Attempt {
  cost: number;
}

/** Ways to try until one is sure to have found everything: in order where the page is likely to fill soon, else by the rarest thing asked for. */
export function waysFor(sought: Sought, need: number, sample: Sample): Attempt[] {
  const shares = sample.shares(sought);
  const [words, near] = [sought.words.length > 0, sought.near !== null];
  const rest = { words, near };
  const others = (words ? COST.words : 0) + (near ? COST.distance : 0);
  const rows = Math.min(sample.posts, need / shares.all);
  // What the row of the index tells goes before what must be looked up.
  const looked = Math.min(...Object.values(shares.facets));
  const inOrder: Priced = { way: { kind: 'newest', ...rest }, bound: MOST_ROWS, cost: rows * (COST.newest + looked * others) };

  const gathering: Priced[] = [];
  const gather = (way: Way, found: number, extra: number) =>
    gathering.push({ way, bound: EVERYTHING, cost: sample.posts * (found * (COST.heap + others) + extra) });
  if (words) gather({ kind: 'words', ...rest }, shares.words, shares.words * COST.posting);
  if (near) gather({ kind: 'places', ...rest }, shares.near, 0);
  const used = listsFor(sought, shares.facets);
  if (used.length > 0) {
    const found = used.reduce((share, facet) => share * shares.facets[facet], 1);
    const postings = used.reduce((sum, facet) => sum + shares.facets[facet], 0);
    gather({ kind: 'tokens', facets: used, ...rest }, found, postings * COST.posting);
  }

  const [first, ...more] = gathering;
  if (!first) return [{ ...inOrder, bound: EVERYTHING }];
  const cheapest = more.reduce((best, one) => (one.cost < best.cost ? one : best), first);
  return inOrder.cost <= cheapest.cost && rows <= 2 * MOST_ROWS ? [inOrder, cheapest] : [cheapest];
}

/** The rarest list, and every other that is not long. */
function listsFor({ filter: { tokens } }: Sought, shares: Readonly<Record<Facet, number>>): Facet[] {
  const asked = facets.filter((facet) => tokens[facet].length > 0);
  const [first, ...more] = asked;
  if (!first) return [];
  const rarest = more.reduce((best, facet) => (shares[facet] < shares[best] ? facet : best), first);
  return asked.filter((facet) => facet === rarest || shares[facet] <= LONG_LIST);
}
