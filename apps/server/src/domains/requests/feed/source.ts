import { chordOf } from '@subrosa/rules/explore/distance';
import type { RequestFilter } from '@subrosa/rules/requests/bits';
import type { SearchWord } from '@subrosa/rules/requests/words';
import type { Db } from '../../../platform/db/database.ts';
import type { ListPosition } from '../../../platform/http/list-cursor.ts';
import { runAttempts } from '../../../platform/search/cost-plan.ts';
import type { Candidate, Debt, Source } from './fair-page.ts';
import { findCandidates, findOwed, type Values } from './queries/find-posts.ts';
import { tsqueryOf } from './validate-filter.ts';
import type { Recent } from './recent.ts';
import type { TableSample } from './sample.ts';
import { planQueryAttempts } from './query-plan.ts';

export interface Search {
  viewerId: string;
  filter: RequestFilter;
  searchWords: readonly SearchWord[];
  near: { centre: string; radius: number } | null;
}

/** Newer than all posts, but within the range of PostgreSQL's timestamps. */
const FIRST: ListPosition = { at: '8000000000000000', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** The posts of a search from the database, by the cheapest access path. */
export function sourceFor(db: Db, search: Search, sample: TableSample): Source {
  const chord = search.near && chordOf(search.near.radius);
  const near = search.near && chord !== null ? { centre: search.near.centre, chord } : null;
  const sought = { filter: search.filter, searchWords: search.searchWords, near };
  const conditions = { searchWords: search.searchWords.length > 0, near: near !== null };
  const attemptsFor = planQueryAttempts(sought, sample);

  return {
    following: (after, need, without) => {
      const from = after ?? FIRST;
      return runAttempts(attemptsFor(need, Number(from.at)), need, {
        run: ({ accessPath, bound, recent }) =>
          findCandidates(db, accessPath, valuesOf(search, { need, bound, without, after: from, recent })),
        isPartial: ({ accessPath }) => accessPath.recent === true,
      });
    },
    owed: (debts, frontier, most) => findOwed(db, conditions, valuesOf(search, { need: most, after: frontier, debts })),
  };
}

const EVER: Recent = { since: 0, periods: [] };

interface SourceFilter {
  need: number;
  after: ListPosition;
  bound?: number;
  recent?: Recent | null;
  without?: readonly string[];
  debts?: readonly Debt[];
  member?: { id: string; status: string };
}

export function valuesOf({ viewerId, filter, searchWords, near }: Search, wanted: SourceFilter): Values {
  const { need, after, bound = 0, recent, without = [], debts = [], member } = wanted;
  const { periods, since } = recent ?? EVER;
  return {
    debtors: debts.map(({ memberId }) => memberId),
    debtsAt: debts.map((debt) => debt.after.at),
    debtIds: debts.map((debt) => debt.after.id),
    viewer: viewerId,
    need,
    bound,
    afterAt: after.at,
    afterId: after.id,
    without,
    member: member?.id ?? null,
    status: member?.status ?? null,
    types: filter.masks.types,
    prices: filter.masks.prices,
    offers: filter.masks.offers,
    genders: filter.masks.genders,
    fetishes: filter.fetishes.length === 0 ? null : filter.fetishes,
    searchWords: tsqueryOf(searchWords),
    finished: tsqueryOf(searchWords.filter(({ begins }) => !begins)),
    begun: tsqueryOf(searchWords.filter(({ begins }) => begins)),
    centre: near?.centre ?? null,
    chord: near ? chordOf(near.radius) : null,
    periods,
    sinceAt: since,
    typesTokens: filter.tokens.types,
    pricesTokens: filter.tokens.prices,
    fetishesTokens: filter.tokens.fetishes,
    postersTokens: filter.tokens.posters,
  };
}

/** The posts of one member in one state, newest first. */
export async function findOfMember(
  db: Db,
  search: Search,
  { id, status, after, need }: { id: string; status: string; after: ListPosition | null; need: number },
): Promise<Candidate[]> {
  const accessPath = { kind: 'member', searchWords: search.searchWords.length > 0, near: search.near !== null } as const;
  return findCandidates(db, accessPath, valuesOf(search, { need, after: after ?? FIRST, member: { id, status } }));
}
