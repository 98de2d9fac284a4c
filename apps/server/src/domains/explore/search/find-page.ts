import { chordOf } from '@subrosa/rules/explore/distance';
import { readsTokens } from '@subrosa/rules/explore/bits';
import { isNamePart, mistypedBeginnings, textLimits } from '@subrosa/rules/explore/text';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../../platform/db/database.ts';
import { runAttempts } from '../../../platform/search/cost-plan.ts';
import type { Position } from './cursor.ts';
import { findMembers, type FoundMember, type Values } from './queries/find-members.ts';
import type { Attempt, Search, QueryPlanStage } from './query-plan.ts';

export interface PageQuery extends Search {
  viewerId: string;
  /** As `2026-11-15`. */
  today: string;
  locale: Locale;
  radius: number | null;
  after: Position | null;
  /** The value of the sequence of position versions when the first page was read; null on that page. */
  positionVersion: bigint | null;
}

const MOST_RANK = 9_223_372_036_854_775_807n;
const MOST_NUMBER = 2_147_483_647;
const TYPED_WRONG = 3;

/** Positions before the first and after the last member of a kind. */
const start = (kind: number): Position => ({ kind, rank: MOST_RANK, searchNumber: MOST_NUMBER, distance: -1, cell: -1 });
const endPosition = (kind: number): Position => ({ kind, rank: -MOST_RANK, searchNumber: -1, distance: 9, cell: MOST_NUMBER });

export const positionOf = ({ kind, rank, search_number: searchNumber, distance, walked }: FoundMember): Position => ({
  kind,
  rank: BigInt(rank),
  searchNumber,
  distance,
  cell: walked,
});

/** The rows of a page, and one more if there are more. */
export async function findPage(db: Db, query: PageQuery, stages: readonly QueryPlanStage[]): Promise<FoundMember[]> {
  const { text, after } = query;
  const found: FoundMember[] = [];
  if (text === null || isNamePart(text)) {
    for (const [index, stage] of stages.entries()) {
      if (after && after.kind > stage.lastKind) continue;
      if (found.length >= query.need - query.offset) break;
      found.push(...(await runStage(db, { ...query, need: query.need - found.length }, stage, index > 0)));
    }
  }
  if (text === null || found.length > 0 || !(await mayBeMistyped(db, query, stages))) return found;
  const accessPath = {
    kind: 'typos',
    table: query.online ? 'member_search_online' : 'member_search',
    reach: query.reach,
    text: null,
    later: query.positionVersion !== null,
    readsTokens: readsTokens(query.filter),
  } as const;
  return findMembers(db, accessPath, valuesOf(query, { accessPath, bound: 0 }, after ?? start(TYPED_WRONG - 1)));
}

/** Searches for typing errors only if nothing matches the text as typed. */
async function mayBeMistyped(db: Db, query: PageQuery, stages: readonly QueryPlanStage[]): Promise<boolean> {
  const { text, after, offset } = query;
  if (text === null || text.length < textLimits.typosFrom || (after && after.kind !== TYPED_WRONG)) return false;
  if (offset === 0 || !isNamePart(text)) return true;
  const [stage] = stages;
  const attempts = stage?.attempts.slice(-1) ?? [];
  return stage === undefined || (await runStage(db, { ...query, offset: 0, need: 1 }, { ...stage, attempts }, false)).length === 0;
}

function runStage(db: Db, query: PageQuery, stage: QueryPlanStage, follows: boolean): Promise<FoundMember[]> {
  return runAttempts(stage.attempts, query.need - query.offset, {
    run: (attempt) =>
      findMembers(
        db,
        { ...attempt.accessPath, later: query.positionVersion !== null, readsTokens: readsTokens(query.filter) },
        valuesOf(query, attempt, fromWhere(query.after, stage, attempt, follows)),
      ),
    isPartial: ({ partial }) => partial === true,
  });
}

/** A stage continues where the last page ended, if that was in this stage, and otherwise starts at its beginning. */
function fromWhere(after: Position | null, { lastKind }: QueryPlanStage, { accessPath }: Attempt, follows: boolean): Position {
  const goesOn = after !== null && (after.kind === lastKind || !follows);
  const kind = accessPath.kind === 'lazy' && accessPath.text === 'begins' ? 1 : lastKind;
  if (accessPath.kind === 'lazy') return after?.kind === kind ? after : { ...start(kind), kind: after?.kind ?? -1 };
  if (goesOn) return after;
  return follows ? endPosition(lastKind - 1) : start(-1);
}

function valuesOf(query: PageQuery, { bound }: Attempt, from: Position): Values {
  const { filter, text } = query;
  return {
    viewer: query.viewerId,
    today: query.today,
    locale: query.locale,
    need: query.need,
    offset: query.offset,
    bound,
    mask: filter.mask,
    marks: filter.marks,
    genders: filter.genders,
    low: filter.low,
    high: filter.high,
    classes: filter.tokens.classes,
    interests: filter.tokens.interests,
    ages: filter.tokens.ages,
    languages: filter.tokens.languages,
    whereabouts: filter.tokens.whereabouts,
    text,
    pattern: `%${(text ?? '').replaceAll('_', '\\_')}%`,
    get beginnings() {
      // Passed as one text, because the driver is slow with long arrays.
      return mistypedBeginnings(text ?? '').join(',');
    },
    chord: query.radius === null ? null : chordOf(query.radius),
    afterKind: from.kind,
    afterRank: from.rank,
    afterNumber: from.searchNumber,
    afterDistance: from.distance ?? -1,
    afterCell: from.cell ?? -1,
    positionVersion: query.positionVersion,
  };
}
