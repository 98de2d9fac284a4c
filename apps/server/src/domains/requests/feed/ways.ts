import { facets, type List, type Way } from './queries/statements.ts';
import type { Sample } from './sample.ts';
import type { Shares, Sought, Thing } from './shares.ts';

/** CPU of the engine in microseconds, measured at size by `npm run bench -- requests`. */
const COST = {
  /** A row of the index in order, and of the index of a city. */
  newest: 0.9,
  place: 0.9,
  /** A city within the distance, however few posts it has. */
  city: 3,
  /** An entry of a list, and of the lists of every word that begins so: these are read whole. */
  posting: 0.01,
  begun: 0.3,
  /** A post that a list led to, and its words when it is at hand. */
  heap: 2.5,
  match: 1,
  /** Its words where an index led to it. */
  words: 3,
  distance: 0.8,
} as const;
export const EVERYTHING = 2_147_483_647;
/** Reading in order goes on for so many times the rows that it should take, and then gives up. */
const PATIENCE = 3;
const FEWEST_ROWS = 1000;
/** Weeks are chosen so that they should hold so many times what is needed. */
const PLENTY = 2;

export interface Attempt {
  way: Way;
  bound: number;
  /** In microseconds, where only recent posts are looked at. */
  since: number;
}

interface Priced extends Attempt {
  cost: number;
}

const cheapest = (ways: readonly Priced[]) => ways.reduce((best, one) => (one.cost < best.cost ? one : best));

/** Every choice of some of these, at least one. */
const choicesOf = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((choices, item) => [...choices, ...choices.map((choice) => [...choice, item])], [[]]).slice(1);

/** Ways to try until one is sure to have found everything, for so many posts after a moment: the cheapest, and the one that cannot fail. */
export function waysOf(sought: Sought, sample: Sample): (need: number, at: number) => Attempt[] {
  const shares = sample.shares(sought);
  const { tokens } = sought.filter;
  const [words, near] = [sought.words.length > 0, sought.near !== null];
  const asked = facets.filter((facet) => tokens[facet].length > 0);
  const all: Thing[] = [...asked, ...(words ? ['words' as const] : []), ...(near ? ['near' as const] : [])];
  const rowInOrder = COST.newest + checks(shares, asked, { words, near });
  const gathering: { way: Way; price(posts: number): number }[] = choicesOf<List>([...asked, ...(words ? ['words' as const] : [])]).map(
    (lists) => ({
      way: { kind: 'lists', lists, words, near },
      price: (posts) => priceOfLists(shares, lists, { posts, all: sample.posts, words, near }),
    }),
  );
  if (near) {
    const price = (posts: number) =>
      shares.cities * COST.city + posts * (shares.of(['near']) * COST.place + (words ? shares.of([...asked, 'near']) * COST.words : 0));
    gathering.push({ way: { kind: 'places', words, near }, price });
  }

  return (need, at) => {
    const inOrder: Way = { kind: 'newest', words, near };
    if (gathering.length === 0) return [{ way: inOrder, bound: EVERYTHING, since: 0 }];
    const left = sample.olderThan(at);
    const rows = Math.min(left, need / shares.of(all));
    const whole = cheapest(gathering.map(({ way, price }) => ({ way, bound: EVERYTHING, since: 0, cost: price(sample.posts) })));
    const bound = Math.ceil(Math.min(PATIENCE * rows + FEWEST_ROWS, Math.max(FEWEST_ROWS, whole.cost / rowInOrder)));
    const since = sample.before(at, PLENTY * rows);
    const recent = gathering.map(({ way, price }) => ({
      way: { ...way, recent: true },
      bound: EVERYTHING,
      since: since ?? 0,
      cost: price(PLENTY * rows) + (way.kind === 'lists' ? PLENTY * rows * COST.posting : 0),
    }));
    const first = cheapest([{ way: inOrder, bound, since: 0, cost: rows * rowInOrder }, ...(since === null ? [] : recent), whole]);
    return first === whole ? [whole] : [first, whole];
  };
}

/** What a row costs besides itself: what the index tells goes before what must be looked up. */
function checks(shares: Shares, asked: readonly Thing[], { words, near }: { words: boolean; near: boolean }): number {
  const looked = shares.of(asked);
  const nearby = near ? shares.of([...asked, 'near']) : looked;
  return (near ? looked * COST.distance : 0) + (words ? nearby * COST.words : 0);
}

interface Price {
  /** How many are looked at, and how many there are. */
  posts: number;
  all: number;
  words: boolean;
  near: boolean;
}

function priceOfLists(shares: Shares, lists: readonly List[], { posts, all, words, near }: Price): number {
  const postings = lists.reduce((sum, list) => sum + shares.of([list]), 0);
  const begun = lists.includes('words') ? all * shares.begun * COST.begun : 0;
  const post = COST.heap + (words && !lists.includes('words') ? COST.match : 0) + (near ? COST.distance : 0);
  return begun + posts * (postings * COST.posting + shares.of(lists) * post);
}
