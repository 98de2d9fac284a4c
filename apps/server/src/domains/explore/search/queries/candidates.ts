import { searchFacets, type SearchFacet } from '@subrosa/rules/explore/bits';
import type { ParameterOf } from '../../../../platform/search/prepared-builder.ts';

/**
 * SQL of the candidates. Every access path returns the same order and all matches; they differ only in cost. None leaves the planner a
 * choice: OFFSET 0 and LIMIT keep filters outside, so that the order comes from an index.
 */
export type Table = 'member_search' | 'member_search_online';

/** How names are compared: they begin with the text, contain it further inside, or either. */
export type TextPart = 'begins' | 'inside' | 'any';

/** The facets that are found by the index of tokens; all others are compared as bits. */
type Facets = Readonly<Partial<Record<SearchFacet, boolean>>>;

/** Reads in the requested order and stops early: by recency, or cell by cell away from the viewer. */
interface Lazy {
  kind: 'lazy';
  text: TextPart | null;
}

/** Collects all matches and sorts them. */
interface SortedPath {
  kind: 'tokens' | 'trigrams' | 'names' | 'name' | 'typos' | 'all';
  text: TextPart | null;
  facets?: Facets;
}

/** `nowhere`: by recency. `anywhere` and `within` a radius: nearest first. */
export type Reach = 'nowhere' | 'anywhere' | 'within';

export type AccessPath = (Lazy | SortedPath) & {
  table: Table;
  reach: Reach;
  /** Not the first page: members who have moved since the first page are skipped, because they could appear twice. */
  later?: boolean;
  /** Compares tokens of each row, for what the bits do not contain. */
  readsTokens?: boolean;
};

export type Parameter =
  | 'viewer' | 'today' | 'locale' | 'need' | 'offset' | 'bound'
  | 'mask' | 'marks' | 'genders' | 'low' | 'high' | 'classes' | 'interests' | 'ages' | 'languages' | 'whereabouts'
  | 'text' | 'pattern' | 'beginnings' | 'chord'
  | 'afterKind' | 'afterRank' | 'afterNumber' | 'afterDistance' | 'afterCell' | 'positionVersion'; // prettier-ignore

export type PlaceholderFor = ParameterOf<Parameter>;

/** With the operator of pg_catalog: that of the extension intarray cannot use the index. */
const anyToken = (tokens: string, list: string) => `${tokens} OPERATOR(pg_catalog.&&) ${list}`;

function filters(p: PlaceholderFor, accessPath: AccessPath): string {
  const read = accessPath.readsTokens
    ? (['ages', 'languages', 'whereabouts'] as const)
        .map((facet) => ` AND (cardinality(${p(facet)}) = 0 OR ${anyToken('r.tokens', p(facet))})`)
        .join('')
    : '';
  return `r.attribute_bits & ${p('mask')} = ${p('marks')} AND (${p('genders')} = 0 OR r.attribute_bits & ${p('genders')} <> 0)
    AND (${p('low')} | ${p('high')} = 0 OR r.interests_low & ${p('low')} <> 0 OR r.interests_high & ${p('high')} <> 0)${read}`;
}

/** '~' sorts after every character that a name may contain. */
const begins = (p: PlaceholderFor, column: string) => `${column} >= ${p('text')} AND ${column} < ${p('text')} || '~'`;

function textFilter(p: PlaceholderFor, text: TextPart | null): string {
  switch (text) {
    case null:
      return 'true';
    case 'begins':
      return `(${begins(p, 'r.username')})`;
    case 'inside':
      return `strpos(r.username, ${p('text')}) > 1`;
    case 'any':
      return `strpos(r.username, ${p('text')}) > 0`;
    default:
      return text satisfies never;
  }
}

/** 0 exactly, 1 at the beginning, 2 further inside, 3 with a typing error. Without a text all members are of kind 1. */
function kindOf(p: PlaceholderFor, accessPath: AccessPath): string {
  if (accessPath.kind === 'typos') return '3';
  if (accessPath.text === null) return '1';
  if (accessPath.text === 'inside') return '2';
  const begun = accessPath.text === 'begins' ? '1' : `CASE WHEN strpos(r.username, ${p('text')}) = 1 THEN 1 ELSE 2 END`;
  return `CASE WHEN r.username = ${p('text')} THEN 0 ELSE ${begun} END`;
}

const columnsOf = ({ readsTokens }: AccessPath) =>
  `search_number, rank, attribute_bits, interests_low, interests_high, username${readsTokens ? ', tokens' : ''}`;
const POINT = '(SELECT point FROM me)';
const FIRST = '9223372036854775807';

/** Cells with members, nearest first, from where the last page ended. Without a radius they are read one by one, as far as needed. */
function cells(p: PlaceholderFor, reach: Reach): string {
  const within = () => `point <@ cube_enlarge(${POINT}, ${p('chord')}, 3) AND point <-> ${POINT} <= ${p('chord')}
    AND point <-> ${POINT} >= ${p('afterDistance')}`;
  const beyond = () => `${POINT} IS NOT NULL AND (${p('afterDistance')} <= 0 OR cell_distance(point, ${POINT}) >= ${p('afterDistance')})`;
  return `SELECT cell, point <-> ${POINT} AS distance FROM search_cell
  WHERE ${reach === 'within' ? within() : beyond()}
  ORDER BY point <-> ${POINT} OFFSET 0`;
}

function lazyRows(p: PlaceholderFor, accessPath: AccessPath): string {
  const { table, reach } = accessPath;
  const columns = columnsOf(accessPath);
  if (reach === 'nowhere') {
    return `SELECT ${columns}, NULL::integer AS cell, NULL::float8 AS distance FROM ${table}
      WHERE (rank, search_number) < (${p('afterRank')}, ${p('afterNumber')}) ORDER BY rank DESC, search_number DESC LIMIT ${p('bound')}`;
  }
  // Continues the cell in which the last page ended; all other cells start at their beginning.
  return `SELECT m.*, c.cell, c.distance FROM (${cells(p, reach)}) c CROSS JOIN LATERAL (
      SELECT ${columns} FROM ${table} t WHERE t.cell = c.cell
        AND (rank, search_number) < (CASE WHEN c.cell = ${p('afterCell')} THEN ${p('afterRank')} ELSE ${FIRST} END, ${p('afterNumber')})
      ORDER BY rank DESC, search_number DESC OFFSET 0) m
    LIMIT ${p('bound')}`;
}

/** Returns the row at the bound whether it matches or not: it shows that there may be more. */
function lazy(p: PlaceholderFor, accessPath: AccessPath): string {
  const rest = `
    SELECT r.search_number, ${accessPath.text === 'inside' ? 2 : 1} AS kind, r.rank, r.cell, r.distance, r.row_index = ${p('bound')} AS edge
    FROM (SELECT *, row_number() OVER () AS row_index FROM (${lazyRows(p, accessPath)}) b) r
    WHERE r.row_index = ${p('bound')} OR (${filters(p, accessPath)} AND ${textFilter(p, accessPath.text)}${accessPath.text === 'begins' ? ` AND r.username <> ${p('text')}` : ''})`;
  if (accessPath.text !== 'begins') return rest;
  return `SELECT * FROM (${sorted(p, { ...accessPath, kind: 'name' }, `${p('afterKind')} < 0`)}) named UNION ALL (${rest})`;
}

const facetConditions = (p: PlaceholderFor, facets: Facets): string =>
  searchFacets
    .filter((facet) => facets[facet])
    .map((facet) => anyToken('tokens', facet === 'traveling' ? `'{2000}'::integer[]` : p(facet)))
    .join(' AND ');

function gathered(p: PlaceholderFor, accessPath: AccessPath & SortedPath): string {
  const stays = accessPath.later ? ` AND position_version <= ${p('positionVersion')}` : '';
  const from = (where: string) => `SELECT ${columnsOf(accessPath)}, cell FROM ${accessPath.table} WHERE ${where}${stays} OFFSET 0`;
  switch (accessPath.kind) {
    case 'tokens':
      return from(facetConditions(p, accessPath.facets ?? { classes: true }));
    case 'trigrams':
      return from(`username LIKE ${p('pattern')}`);
    case 'names':
      return from(begins(p, 'username'));
    case 'name':
      return from(`username = ${p('text')}`);
    case 'typos':
      return `SELECT m.* FROM unnest(string_to_array(${p('beginnings')}, ',')) AS b (beginning) CROSS JOIN LATERAL (
        ${from(`username >= b.beginning COLLATE "C" AND username < b.beginning COLLATE "C" || '~'`)}) m`;
    case 'all':
      return from('true');
    default:
      return accessPath.kind satisfies never;
  }
}

function following(p: PlaceholderFor, near: boolean): string {
  const recent = `(g.rank, g.search_number) < (${p('afterRank')}, ${p('afterNumber')})`;
  const nearer = () => `(g.distance > ${p('afterDistance')} OR (g.distance = ${p('afterDistance')}
    AND (g.cell > ${p('afterCell')} OR (g.cell = ${p('afterCell')} AND ${recent}))))`;
  return `(g.kind > ${p('afterKind')} OR (g.kind = ${p('afterKind')} AND ${near ? nearer() : recent}))`;
}

/** Reads as many additional rows as could be blocked, so that blocks are checked only for rows near the page. */
function sorted(p: PlaceholderFor, accessPath: AccessPath & SortedPath, only = 'true'): string {
  const near = accessPath.reach !== 'nowhere';
  return `
    SELECT g.search_number, g.kind, g.rank, g.cell, g.distance, false AS edge FROM (
      SELECT r.search_number, ${kindOf(p, accessPath)} AS kind, r.rank, r.cell, ${near ? `c.point <-> ${POINT}` : 'NULL::float8'} AS distance
      FROM (${gathered(p, accessPath)}) r ${near ? 'JOIN search_cell c ON c.cell = r.cell' : ''}
      WHERE ${filters(p, accessPath)} AND ${textFilter(p, accessPath.text)} AND ${only}) g
    WHERE ${following(p, near)}${accessPath.reach === 'within' ? ` AND g.distance <= ${p('chord')}` : ''}
    ORDER BY g.kind, ${near ? 'g.distance, g.cell, ' : ''}g.rank DESC, g.search_number DESC
    LIMIT ${p('need')} + 1 + (SELECT n FROM blocks)`;
}

export const candidates = (p: PlaceholderFor, accessPath: AccessPath): string =>
  accessPath.kind === 'lazy' ? lazy(p, accessPath) : sorted(p, accessPath);
