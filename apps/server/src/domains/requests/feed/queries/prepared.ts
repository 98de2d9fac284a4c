import { buildStatement, type NamedStatement, type ParameterOf } from '../../../../platform/search/prepared-builder.ts';
import { mayViewContentOf } from '../../../../sql/visibility.ts';

/**
 * An access path to posts. Every path returns the same order, newest first, and all matches; they differ only in cost. None leaves the
 * planner a choice: OFFSET 0 keeps filters outside of what comes from an index.
 */
export interface AccessPath {
  /** `newest` reads in order and stops early; the others collect matches by an index and sort them. */
  kind: 'newest' | 'lists' | 'locations' | 'member';
  /** The lists that the index reads. */
  lists?: readonly List[];
  /** Only posts of some days or weeks. */
  recent?: boolean;
  /** Reads the posts in order together with the index, for searches that compare almost every post with words. */
  whole?: boolean;
  searchWords: boolean;
  near: boolean;
}

export const facets = ['types', 'prices', 'fetishes', 'posters'] as const;

type Facet = (typeof facets)[number];
/** Complete words, and the one that may continue: the entries of all words that begin with it are read completely. */
export type List = Facet | 'finished' | 'begun';

export type Parameter =
  | 'debtors' | 'debtsAt' | 'debtIds' | 'viewer' | 'need' | 'bound' | 'afterAt' | 'afterId' | 'without' | 'member' | 'status'
  | 'types' | 'prices' | 'offers' | 'genders' | 'fetishes' | 'searchWords' | 'finished' | 'begun' | 'centre' | 'chord' | 'periods' | 'sinceAt'
  | `${Facet}Tokens`; // prettier-ignore

const types: Readonly<Record<Parameter, string>> = {
  debtors: 'uuid[]',
  debtsAt: 'bigint[]',
  debtIds: 'uuid[]',
  viewer: 'uuid',
  need: 'integer',
  bound: 'integer',
  afterAt: 'bigint',
  afterId: 'uuid',
  without: 'uuid[]',
  member: 'uuid',
  status: 'text',
  types: 'integer',
  prices: 'integer',
  offers: 'integer',
  genders: 'integer',
  fetishes: 'smallint[]',
  searchWords: 'tsquery',
  finished: 'tsquery',
  begun: 'tsquery',
  centre: 'cube',
  chord: 'float8',
  periods: 'integer[]',
  sinceAt: 'bigint',
  typesTokens: 'integer[]',
  pricesTokens: 'integer[]',
  fetishesTokens: 'integer[]',
  postersTokens: 'integer[]',
};

type Placeholder = ParameterOf<Parameter>;

const COLUMNS = 'id, listed_at, member_id, attribute_bits, fetish, city_id';

const MICROSECONDS = `(extract(epoch FROM k.listed_at) * 1000000)::bigint`;

const instant = (at: string) => `timestamptz 'epoch' + ${at} * interval '1 microsecond'`;

const following = (p: Placeholder) => `(listed_at, id) < (${instant(p('afterAt'))}, ${p('afterId')})`;

const within = (p: Placeholder, city: string) =>
  `(SELECT l.point <-> ${p('centre')} <= ${p('chord')} FROM request_location l WHERE l.city_id = ${city})`;

/** Conditions on columns of the index come first, those that need another lookup last. */
function filters(p: Placeholder, { kind, whole, searchWords, near }: AccessPath): string {
  const match = () => {
    if (whole) return 'r.matches';
    // The `lists` path has read the post already.
    return kind === 'lists'
      ? `r.search_terms @@ ${p('searchWords')}`
      : `(SELECT t.search_terms @@ ${p('searchWords')} FROM request_post t WHERE t.id = r.id)`;
  };
  return [
    ...(['types', 'prices', 'offers', 'genders'] as const).map((group) => `r.attribute_bits & ${p(group)} <> 0`),
    `(${p('fetishes')} IS NULL OR r.fetish = ANY (${p('fetishes')}::smallint[]))`,
    ...(near ? [within(p, 'r.city_id')] : []),
    ...(searchWords ? [match()] : []),
  ].join(' AND ');
}

/** Returns the row at the bound whether it matches or not: it shows that there may be more. */
function newest(p: Placeholder, accessPath: AccessPath): string {
  return `
    SELECT r.id, r.listed_at, r.member_id, r.row_index = ${p('bound')} AS edge
    FROM (SELECT *, row_number() OVER () AS row_index FROM (
      SELECT ${COLUMNS}${accessPath.whole ? `, search_terms @@ ${p('searchWords')} AS matches` : ''} FROM request_post WHERE status = 'published' AND ${following(p)}
      ORDER BY listed_at DESC, id DESC LIMIT ${p('bound')}) b) r
    WHERE r.row_index = ${p('bound')} OR (${filters(p, accessPath)})`;
}

/** With operators of pg_catalog: those of the extension intarray cannot use this index. */
const shares = (column: string, list: string) => `${column} OPERATOR(pg_catalog.&&) ${list}`;

function gathered(p: Placeholder, { kind, lists = [], recent, searchWords }: AccessPath): string {
  switch (kind) {
    case 'lists': {
      const listed = lists.map((list) =>
        list === 'finished' || list === 'begun' ? `search_terms @@ ${p(list)}` : shares('tokens', p(`${list}Tokens`)),
      );
      const conditions = [...listed, ...(recent ? [shares('request_periods(listed_at)', p('periods'))] : [])];
      return `SELECT ${searchWords ? `${COLUMNS}, search_terms` : COLUMNS} FROM request_post WHERE status = 'published' AND ${conditions.join(' AND ')} OFFSET 0`;
    }
    case 'locations':
      return `SELECT m.* FROM (
          SELECT city_id FROM request_location WHERE point <@ cube_enlarge(${p('centre')}, ${p('chord')}, 3) AND point <-> ${p('centre')} <= ${p('chord')} OFFSET 0) c
        CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM request_post t WHERE t.status = 'published' AND t.city_id = c.city_id AND ${following(p)}
          ${recent ? `AND listed_at >= ${instant(p('sinceAt'))}` : ''} OFFSET 0) m`;
    case 'member':
      return `SELECT ${COLUMNS} FROM request_post WHERE member_id = ${p('member')} AND status = ${p('status')} OFFSET 0`;
    case 'newest':
      throw new Error('read in order');
    default:
      return kind satisfies never;
  }
}

function sorted(p: Placeholder, accessPath: AccessPath): string {
  const rest = { ...accessPath, near: accessPath.near && accessPath.kind !== 'locations' };
  return `
    SELECT r.id, r.listed_at, r.member_id, false AS edge FROM (${gathered(p, accessPath)}) r
    WHERE ${following(p)} AND ${filters(p, rest)}
    ORDER BY r.listed_at DESC, r.id DESC OFFSET 0`;
}

function page(p: Placeholder, accessPath: AccessPath): string {
  return `
SELECT k.id, ${MICROSECONDS} AS at, k.member_id, k.edge FROM (${accessPath.kind === 'newest' ? newest(p, accessPath) : sorted(p, accessPath)}) k
WHERE k.edge OR (k.member_id <> ALL (${p('without')}::uuid[]) AND ${mayViewContentOf(p('viewer'), 'k.member_id')})
LIMIT ${p('need')}`;
}

/** For each omitted member, the posts between their position and the frontier. */
function owed(p: Placeholder, accessPath: AccessPath): string {
  return `
SELECT k.id, ${MICROSECONDS} AS at, k.member_id, false AS edge
FROM unnest(${p('debtors')}, ${p('debtsAt')}, ${p('debtIds')}) AS d (member_id, at, id)
CROSS JOIN LATERAL (
  SELECT r.* FROM (
    SELECT ${COLUMNS} FROM request_post t
    WHERE t.member_id = d.member_id AND t.status = 'published' AND (t.listed_at, t.id) < (${instant('d.at')}, d.id)
      AND (t.listed_at, t.id) >= (${instant(p('afterAt'))}, ${p('afterId')})
    ORDER BY t.listed_at DESC, t.id DESC OFFSET 0) r
  WHERE ${filters(p, accessPath)} LIMIT ${p('need')}) k
WHERE ${mayViewContentOf(p('viewer'), 'k.member_id')}`;
}

export const preparedFor = (accessPath: AccessPath): NamedStatement<Parameter> =>
  buildStatement(nameOf(accessPath), types, (p) => page(p, accessPath));

export const owedNameOf = ({ searchWords, near }: Pick<AccessPath, 'searchWords' | 'near'>): string =>
  `requests.owed.${searchWords ? 'words' : ''}.${near ? 'near' : ''}`;

export const owedPreparedFor = (accessPath: Pick<AccessPath, 'searchWords' | 'near'>): NamedStatement<Parameter> =>
  buildStatement(owedNameOf(accessPath), types, (p) => owed(p, { ...accessPath, kind: 'member' }));

/** PostgreSQL truncates names of prepared statements to 63 bytes. */
export function nameOf({ kind, lists = [], recent, whole, searchWords, near }: AccessPath): string {
  const prefixes = lists.map((list) => list.slice(0, 2)).join('');
  return `requests.feed.${kind}.${prefixes}.${recent ? 'recent' : ''}${whole ? 'whole' : ''}.${searchWords ? 'words' : ''}.${near ? 'near' : ''}`;
}
