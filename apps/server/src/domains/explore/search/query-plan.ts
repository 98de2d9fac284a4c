import type { BitFilter } from '@subrosa/rules/explore/bits';
import { textLimits } from '@subrosa/rules/explore/text';
import { cheapestOf, UNBOUNDED } from '../../../platform/search/cost-plan.ts';
import type { Facets, Reach, Table, TextPart, AccessPath } from './queries/candidates.ts';
import type { TableSample, Selectivity } from './sample.ts';

/** CPU of one row on each way, in microseconds, as measured at a million members (bench/explore.ts). */
const COST = { recent: 0.25, near: 1, nearOnline: 6, heap: 2, posting: 0.02, name: 0.5, all: 0.35, placed: 1, journey: 300 } as const;
/** A way that reads in order gives up after so many rows, and another begins. */
const MOST_ROWS = { recent: 20_000, near: 8000, nearOnline: 1500 } as const;
/** Lists longer than this part of all members are compared bit by bit. */
const LONG_LIST = 0.12;

export interface Attempt {
  accessPath: AccessPath;
  bound: number;
  /** Finds only the first kinds of match: enough where they fill the page. */
  partial?: boolean;
}

/** One kind of match after the other; within each, ways to try until one is sure to have found everybody. */
export interface QueryPlanStage {
  /** The last kind of match that it finds: 1 begins with the text, 2 holds it. */
  lastKind: 1 | 2;
  attempts: readonly Attempt[];
}

export interface Search {
  filter: BitFilter;
  text: string | null;
  online: boolean;
  reach: Reach;
  /** Rows from the beginning to the end of the page, and one. */
  need: number;
  /** With an offset one way must count all that comes before. */
  offset: number;
}

interface PricedAttempt extends Attempt {
  cost: number;
}

interface CostContext {
  table: Table;
  reach: Reach;
  size: number;
  need: number;
  shares: Selectivity;
}

export function planQueryStages(search: Search, sample: TableSample): QueryPlanStage[] {
  const { text, filter } = search;
  const shares = sample.shares(filter, text);
  const board: CostContext = {
    table: search.online ? 'member_live' : 'member_search',
    reach: search.reach,
    size: search.online ? sample.online : sample.everybody,
    need: search.need,
    shares,
  };
  if (text === null) return [{ lastKind: 1, attempts: cheapest(lazy(board, null, shares.filtered), gathering(board, filter, null)) }];
  const beginning = cheapest(lazy(board, 'begins', shares.filteredBegins), [...gathering(board, filter, 'begins'), names(board)]);
  if (text.length < textLimits.insideFrom) return [{ lastKind: 1, attempts: beginning }];
  const holding = [...gathering(board, filter, 'any'), trigrams(board)];
  const inside = cheapest(lazy(board, 'inside', shares.filteredInside), holding);
  const whole = cheapestOf(holding);
  // Of whom the sample has none, or how many are near, is not known: hardly a page.
  const isKnown = shares.filteredBegins >= sample.least && board.reach !== 'within';
  const filled = isKnown ? Math.min(1, (board.size * shares.filteredBegins) / board.need) : 0.2;
  const staged = costOf(beginning) + (1 - filled) * (costOf(inside) + COST.journey);
  if (costOf([whole]) <= staged) return [{ lastKind: 2, attempts: [whole] }];
  // What is skipped must be counted, so one way goes through all of it.
  if (search.offset > 0) {
    const first = filled === 1 ? beginning.map((attempt) => ({ ...attempt, partial: true })) : [];
    return [{ lastKind: 2, attempts: [...first, whole] }];
  }
  return [
    { lastKind: 1, attempts: beginning },
    { lastKind: 2, attempts: inside },
  ];
}

const costOf = (attempts: readonly Attempt[]) => (attempts[0] as PricedAttempt | undefined)?.cost ?? 0;

/** The way in order goes first where it is likely to end soon; whatever happens, the last one finds everybody. */
function cheapest(inOrder: PricedAttempt, gathered: readonly PricedAttempt[]): PricedAttempt[] {
  const last = gathered.length > 0 ? cheapestOf(gathered) : { ...inOrder, bound: UNBOUNDED };
  return inOrder.cost <= last.cost ? [inOrder, last] : [last];
}

function lazy({ table, reach, size, need }: CostContext, text: TextPart | null, share: number): PricedAttempt {
  const kind = reach === 'nowhere' ? 'recent' : table === 'member_live' ? 'nearOnline' : 'near';
  const rows = Math.min(size, need / share);
  // Names are compared byte by byte.
  const cost = rows * (COST[kind] + (text ? 0.1 : 0));
  return { accessPath: { kind: 'lazy', table, reach, text }, bound: MOST_ROWS[kind], cost: rows > MOST_ROWS[kind] * 2 ? Infinity : cost };
}

/** Everybody who has some of the rarer things that are asked for. */
function gathering(board: CostContext, { tokens }: BitFilter, text: TextPart | null): PricedAttempt[] {
  const { table, reach, size, shares } = board;
  const requested = (['classes', 'interests', 'traveling'] as const).filter((facet) => tokens[facet].length > 0);
  const placed = reach === 'nowhere' ? 0 : COST.placed * shares.filtered;
  const whole: PricedAttempt = { accessPath: { kind: 'all', table, reach, text }, bound: UNBOUNDED, cost: size * (COST.all + placed) };
  if (requested.length === 0) return table === 'member_live' ? [whole] : [];
  const rarest = requested.reduce((best, facet) => (shares[facet] < shares[best] ? facet : best));
  const used = requested.filter((facet) => facet === rarest || shares[facet] <= LONG_LIST);
  const facets = Object.fromEntries(
    (['classes', 'interests', 'traveling'] as const).map((facet) => [facet, used.includes(facet)]),
  ) as unknown as Facets;
  // As if they were independent: near enough to choose by.
  const found = Math.max(
    shares.filtered,
    used.reduce((share, facet) => share * shares[facet], 1),
  );
  const postings = used.reduce((sum, facet) => sum + shares[facet], 0);
  const cost = size * (found * (COST.heap + placed) + postings * COST.posting);
  return [
    { accessPath: { kind: 'tokens', table, reach, text, facets }, bound: UNBOUNDED, cost },
    ...(table === 'member_live' ? [whole] : []),
  ];
}

function names({ table, reach, size, shares }: CostContext): PricedAttempt {
  const placed = reach === 'nowhere' ? 0 : COST.placed * shares.filtered;
  return {
    accessPath: { kind: 'names', table, reach, text: 'begins' },
    bound: UNBOUNDED,
    cost: size * shares.begins * (COST.name + placed),
  };
}

function trigrams({ table, reach, size, shares }: CostContext): PricedAttempt {
  const placed = reach === 'nowhere' ? 0 : COST.placed * shares.filtered;
  const found = shares.begins + shares.inside;
  return { accessPath: { kind: 'trigrams', table, reach, text: 'any' }, bound: UNBOUNDED, cost: size * found * (COST.heap + placed) + 500 };
}
