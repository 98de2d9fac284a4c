import { cheapestOf, UNBOUNDED } from '../../../platform/search/cost-plan.ts';
import { facets, type List, type AccessPath } from './queries/prepared.ts';
import { recentFor, type Recent } from './recent.ts';
import type { TableSample } from './sample.ts';
import type { Selectivity, SearchTerms, Criterion } from './selectivity.ts';

/**
 * CPU time of PostgreSQL in microseconds, close to what `npm run bench -- requests` measures with many posts; `match` and `anywhere` are
 * estimates.
 */
const COST = {
  /** A row of the index in order, and of the index of a city. */
  newest: 0.5,
  location: 0.5,
  /** The post of that row, if posts are stored in this order too. */
  beside: 0.6,
  /** A city within the distance, however few posts it has. */
  city: 3.5,
  /** An entry of a list; if a shorter list excludes most of it, a step from one of its entries to the next. */
  posting: 0.25,
  step: 0.3,
  /** An entry of the lists of all words with this beginning, which are read completely. */
  begun: 0.3,
  /** A post found by a list, and the comparison of its words once it is read. */
  heap: 2.5,
  match: 0.6,
  /** The words of a post found by an index: in order, and at random positions. */
  searchWords: 4.5,
  anywhere: 10,
  distance: 1.5,
} as const;
const wordLists = ['finished', 'begun'] as const;
/** An ordered scan may read this many times the expected rows before it stops. */
const PATIENCE = 3;
const FEWEST_ROWS = 1000;
/** A range of days is chosen that should contain this many times the needed posts. */
const PLENTY = 2;
/** If that is not enough, a range with this many times the needed posts is read before everything is. */
const MORE = 12;

export interface Attempt {
  accessPath: AccessPath;
  bound: number;
  recent: Recent | null;
}

interface PricedAttempt extends Attempt {
  cost: number;
}

/** All non-empty subsets. */
const choicesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, index) => items.filter((_item, position) => (index + 1) & (1 << position)));

/** Plans the attempts for a number of posts after a point in time: the cheapest, and last one that is always complete. */
export function planQueryAttempts(sought: SearchTerms, sample: TableSample): (need: number, at: number) => Attempt[] {
  const { tokens } = sought.filter;
  const [searchWords, near] = [sought.searchWords.length > 0, sought.near !== null];
  const chosen = facets.filter((facet) => tokens[facet].length > 0);
  if (chosen.length === 0 && !searchWords && !near)
    return () => [{ accessPath: { kind: 'newest', searchWords, near }, bound: UNBOUNDED, recent: null }];
  const shares = sample.shares(sought);
  const lists: List[] = [...chosen, ...wordLists.filter((list) => sought.searchWords.some(({ begins }) => begins === (list === 'begun')))];
  const all: Criterion[] = [...lists, ...(near ? ['near' as const] : [])];
  const reading = inOrderBy(shares, chosen, { searchWords, near });
  const gathering: { accessPath: AccessPath; price(posts: number): number }[] = choicesOf(lists).map((some) => ({
    accessPath: { kind: 'lists', lists: some, searchWords, near },
    price: (posts) => priceOfLists(shares, some, { posts, all: sample.posts, searchWords, near }),
  }));
  if (near) {
    const price = (posts: number) =>
      shares.cities * COST.city +
      posts * (shares.of(['near']) * COST.location + (searchWords ? shares.of([...chosen, 'near']) * COST.anywhere : 0));
    gathering.push({ accessPath: { kind: 'locations', searchWords, near }, price });
  }

  return (need, at) => {
    const left = sample.olderThan(at);
    const rows = Math.min(left, need / shares.of(all));
    const whole = cheapestOf(
      gathering.map(({ accessPath, price }) => ({ accessPath, bound: UNBOUNDED, recent: null, cost: price(sample.posts) })),
    );
    const bound = Math.ceil(Math.min(PATIENCE * rows + FEWEST_ROWS, Math.max(FEWEST_ROWS, whole.cost / reading.row)));
    /** Attempts over the days that should contain this many times the needed posts, if there are so many. */
    const recentAttempts = (times: number): PricedAttempt[] => {
      const recent = recentFor(sample, at, times * rows);
      if (!recent) return [];
      const posts = left - sample.olderThan(recent.since);
      return [
        cheapestOf(
          gathering.map(({ accessPath, price }) => ({
            accessPath: { ...accessPath, recent: true },
            bound: UNBOUNDED,
            recent,
            cost: price(posts),
          })),
        ),
      ];
    };
    const first = cheapestOf([
      { accessPath: reading.accessPath, bound, recent: null, cost: rows * reading.row },
      ...recentAttempts(PLENTY),
      whole,
    ]);
    const second = recentAttempts(MORE).filter(({ cost }) => cost < whole.cost / 2);
    return first === whole ? [whole] : [first, ...second, whole];
  };
}

/** Filters by the index run before those that need a lookup; if they exclude little, the posts are read directly. */
function inOrderBy(
  shares: Selectivity,
  chosen: readonly Criterion[],
  { searchWords, near }: { searchWords: boolean; near: boolean },
): { accessPath: AccessPath; row: number } {
  const matching = shares.of(chosen);
  const nearby = near ? shares.of([...chosen, 'near']) : matching;
  const byIndex = COST.newest + (near ? matching * COST.distance : 0);
  const [apart, whole] = [nearby * COST.searchWords, COST.beside + COST.match];
  if (!searchWords || apart <= whole)
    return { accessPath: { kind: 'newest', searchWords, near }, row: byIndex + (searchWords ? apart : 0) };
  return { accessPath: { kind: 'newest', whole: true, searchWords, near }, row: byIndex + whole };
}

interface Price {
  /** The number of posts that are read, and of all posts. */
  posts: number;
  all: number;
  searchWords: boolean;
  near: boolean;
}

function priceOfLists(shares: Selectivity, lists: readonly List[], { posts, all, searchWords, near }: Price): number {
  const rarest = Math.min(...lists.map((list) => shares.of([list])));
  const listed = lists.reduce(
    (sum, list) => sum + (list === 'begun' ? 0 : Math.min(shares.of([list]) * COST.posting, rarest * COST.step)),
    0,
  );
  const begun = lists.includes('begun') ? all * shares.of(['begun']) * COST.begun : 0;
  const post = COST.heap + (searchWords ? COST.match : 0) + (near ? COST.distance : 0);
  return begun + posts * (listed + shares.of(lists) * post);
}
