import { readsTokens, searchFacets, type BitFilter } from '@subrosa/rules/explore/bits';
import { textLimits } from '@subrosa/rules/explore/text';
import { cheapestOf, UNBOUNDED } from '../../../platform/search/cost-plan.ts';
import type { Reach, Table, TextPart, AccessPath } from './queries/candidates.ts';
import type { TableSample, Selectivity } from './sample.ts';

/** CPU time of one row on each access path in microseconds, measured with a million members (bench/explore.ts). */
const COST = { recent: 0.25, near: 1, nearOnline: 6, heap: 2, posting: 0.02, name: 0.5, all: 0.35, placed: 1, journey: 300 } as const;
/** An ordered scan stops after this many rows, and the next attempt starts. */
const MOST_ROWS = { recent: 20_000, near: 8000, nearOnline: 1500 } as const;
/** Above this share of all members, bits are compared instead of reading the index. */
const LONG_LIST = 0.12;

export interface Attempt {
  accessPath: AccessPath;
  bound: number;
  /** Finds only the first kinds of match, which is enough if they fill the page. */
  partial?: boolean;
}

/** Finds matches of the given kinds by access paths in the order of their estimated cost. The last one is always complete. */
export interface QueryPlanStage {
  /** The last kind of match that this stage finds: 1 begins with the text, 2 contains it. */
  lastKind: 1 | 2;
  attempts: readonly Attempt[];
}

export interface Search {
  filter: BitFilter;
  text: string | null;
  online: boolean;
  reach: Reach;
  /** The number of rows from the beginning to the end of the page, plus one. */
  need: number;
  /** With an offset, one access path must count all rows before the page. */
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
  /** Whether an ordered scan must read the row itself beside its index. */
  readsRows: boolean;
}

export function planQueryStages(search: Search, sample: TableSample): QueryPlanStage[] {
  const { text, filter } = search;
  const shares = sample.shares(filter, text);
  const board: CostContext = {
    table: search.online ? 'member_search_online' : 'member_search',
    reach: search.reach,
    size: search.online ? sample.online : sample.everybody,
    need: search.need,
    shares,
    readsRows: readsTokens(filter),
  };
  if (text === null) return [{ lastKind: 1, attempts: cheapest(lazy(board, null, shares.filtered), gathering(board, filter, null)) }];
  const beginning = cheapest(lazy(board, 'begins', shares.filteredBegins), [...gathering(board, filter, 'begins'), names(board)]);
  if (text.length < textLimits.insideFrom) return [{ lastKind: 1, attempts: beginning }];
  const holding = [...gathering(board, filter, 'any'), trigrams(board)];
  const inside = cheapest(lazy(board, 'inside', shares.filteredInside), holding);
  const whole = cheapestOf(holding);
  // The number of matches is unknown if the sample has none, or within a radius: then assume a fifth of a page.
  const isKnown = shares.filteredBegins >= sample.least && board.reach !== 'within';
  const filled = isKnown ? Math.min(1, (board.size * shares.filteredBegins) / board.need) : 0.2;
  const staged = costOf(beginning) + (1 - filled) * (costOf(inside) + COST.journey);
  if (costOf([whole]) <= staged) return [{ lastKind: 2, attempts: [whole] }];
  // Skipped rows must be counted, so one access path reads all kinds.
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

/** Tries the ordered scan first if it is likely to end soon. The last attempt is always complete. */
function cheapest(inOrder: PricedAttempt, gathered: readonly PricedAttempt[]): PricedAttempt[] {
  const last = gathered.length > 0 ? cheapestOf(gathered) : { ...inOrder, bound: UNBOUNDED };
  return inOrder.cost <= last.cost ? [inOrder, last] : [last];
}

function lazy({ table, reach, size, need, readsRows }: CostContext, text: TextPart | null, share: number): PricedAttempt {
  const kind = reach === 'nowhere' ? 'recent' : table === 'member_search_online' ? 'nearOnline' : 'near';
  const rows = Math.min(size, need / share);
  // Names are compared byte by byte.
  const cost = rows * (COST[kind] + (text ? 0.1 : 0) + (readsRows ? COST.heap : 0));
  return { accessPath: { kind: 'lazy', table, reach, text }, bound: MOST_ROWS[kind], cost: rows > MOST_ROWS[kind] * 2 ? Infinity : cost };
}

/** Index paths that collect all members who match the most selective facets. */
function gathering(board: CostContext, { tokens }: BitFilter, text: TextPart | null): PricedAttempt[] {
  const { table, reach, size, shares } = board;
  const requested = searchFacets.filter((facet) => tokens[facet].length > 0);
  const placed = reach === 'nowhere' ? 0 : COST.placed * shares.filtered;
  const whole: PricedAttempt = { accessPath: { kind: 'all', table, reach, text }, bound: UNBOUNDED, cost: size * (COST.all + placed) };
  if (requested.length === 0) return table === 'member_search_online' ? [whole] : [];
  const rarest = requested.reduce((best, facet) => (shares[facet] < shares[best] ? facet : best));
  const used = requested.filter((facet) => facet === rarest || shares[facet] <= LONG_LIST);
  const facets = Object.fromEntries(used.map((facet) => [facet, true]));
  // Assumes that facets are independent, which is accurate enough for a choice.
  const found = Math.max(
    shares.filtered,
    used.reduce((share, facet) => share * shares[facet], 1),
  );
  const postings = used.reduce((sum, facet) => sum + shares[facet], 0);
  const cost = size * (found * (COST.heap + placed) + postings * COST.posting);
  return [
    { accessPath: { kind: 'tokens', table, reach, text, facets }, bound: UNBOUNDED, cost },
    ...(table === 'member_search_online' ? [whole] : []),
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
