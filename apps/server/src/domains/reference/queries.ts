import type { Locale } from '@subrosa/rules/reference/locales';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { LONGEST_TERM, normaliseName } from './normalise-name.ts';
import { toleranceOf, typoKeys, typosBetween } from './typos.ts';

export interface FoundCity {
  id: number;
  name: string;
  /** The name in the requested language, if it has one. */
  localName: string | null;
  country: string;
  region: string | null;
  timeZone: string;
  population: number;
}

interface CitySearch {
  text: string;
  locale: Locale;
  country?: string | undefined;
  limit: number;
}

interface ScoredCity extends FoundCity {
  score: number;
}

// The score of a match, in inhabitants: a complete name counts as a far larger city, a typo as a far smaller one.
const WHOLE_NAME = { factor: 20, least: 100_000 };
const TYPO_FACTOR = 0.05;

// Several names of one city may match; this many names contain enough different cities.
const MAX_NAMES = 200;

/** Cities whose name begins with the text, largest first. If that finds little, also cities whose name the text may misspell. */
export async function searchCities(db: Db, { text, locale, country, limit }: CitySearch): Promise<FoundCity[]> {
  const term = Array.from(normaliseName(text)).slice(0, LONGEST_TERM).join('').trim();
  if (!term) return [];
  const found = await listByBeginning(db, { term, locale, country, limit });
  const isPlain = found.length >= limit || found.some(({ score }) => score > WHOLE_NAME.least);
  const misspelt = isPlain ? [] : await listMisspelt(db, { term, locale, country });
  const best = new Map<number, ScoredCity>();
  for (const city of [...found, ...misspelt]) {
    if (city.score > (best.get(city.id)?.score ?? -1)) best.set(city.id, city);
  }
  return [...best.values()]
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, limit)
    .map(({ score: _score, ...city }) => city);
}

export async function findCity(db: Db | Tx, id: number, locale: Locale): Promise<FoundCity | undefined> {
  const { rows } = await sql<FoundCity>`SELECT ${columns(locale)} FROM city WHERE id = ${id}`.execute(db);
  return rows[0];
}

export async function findImport(db: Db): Promise<{ version: string; cities: number } | undefined> {
  const { rows } = await sql<{ version: string; cities: number }>`SELECT version, cities FROM city_import`.execute(db);
  return rows[0];
}

type TermSearch = Omit<CitySearch, 'text'> & { term: string };

async function listByBeginning(db: Db, { term, locale, country, limit }: TermSearch): Promise<ScoredCity[]> {
  const inCountry = country ? sql`AND country = ${country}` : sql``;
  const { rows } = await sql<ScoredCity>`
    WITH matching AS (
      (SELECT city_id, GREATEST(rank::float8 * ${WHOLE_NAME.factor}, ${WHOLE_NAME.least}) AS score
       FROM city_name WHERE term = ${term} ${inCountry} ORDER BY rank DESC LIMIT ${limit})
      UNION ALL
      (SELECT city_id, rank AS score
       FROM city_name WHERE ${beginsWith(term, country)} ORDER BY rank DESC LIMIT ${MAX_NAMES})
    ), best AS MATERIALIZED (
      SELECT city_id, max(score) AS score FROM matching GROUP BY city_id ORDER BY max(score) DESC, city_id LIMIT ${limit}
    )
    SELECT ${columns(locale)}, best.score FROM best JOIN city ON city.id = best.city_id`.execute(db);
  return rows;
}

// For each length of text, one index limits the cost of the query; see the migration.
function beginsWith(term: string, country: string | undefined): RawBuilder<unknown> {
  const length = Array.from(term).length;
  if (!country && length === 1) return sql`left(term, 1) = ${term}`;
  if (!country && length === 2) return sql`left(term, 2) = ${term}`;
  // A range instead of LIKE: a prepared statement cannot use an index for a pattern that is unknown when it is planned.
  const range = sql`term >= ${term} AND term < ${`${term}\u{10FFFF}`}`;
  return country ? sql`country = ${country} AND ${range}` : range;
}

async function listMisspelt(db: Db, { term, locale, country }: Omit<TermSearch, 'limit'>): Promise<ScoredCity[]> {
  const tolerance = toleranceOf(Array.from(term).length);
  if (tolerance === 0) return [];
  // The operator of pg_catalog, because that of the extension intarray cannot use this index.
  const { rows } = await sql<FoundCity & { term: string; rank: number }>`
    WITH candidate AS MATERIALIZED (
      SELECT city_id, term, rank FROM city_name
      WHERE typo_keys IS NOT NULL AND typo_keys OPERATOR(pg_catalog.&&) ${typoKeys(term)}::integer[]
        ${country ? sql`AND country = ${country}` : sql``}
      ORDER BY rank DESC LIMIT ${MAX_NAMES}
    )
    SELECT ${columns(locale)}, candidate.term, candidate.rank FROM candidate JOIN city ON city.id = candidate.city_id`.execute(db);
  return rows.flatMap(({ term: name, rank, ...city }) => {
    const typos = typosBetween(term, name);
    return typos < tolerance + 1 ? [{ ...city, score: worthOfMisspelt(rank, typos) }] : [];
  });
}

// Approaches but never reaches the score of a complete name: a correctly spelled village must rank above a misspelled metropolis.
function worthOfMisspelt(rank: number, typos: number): number {
  const worth = rank * TYPO_FACTOR ** typos;
  return (worth * WHOLE_NAME.least) / (worth + WHOLE_NAME.least);
}

function columns(locale: Locale): RawBuilder<unknown> {
  return sql`city.id, city.name, city.translations ->> ${locale} AS "localName", city.country, city.region,
    city.time_zone AS "timeZone", city.population`;
}
