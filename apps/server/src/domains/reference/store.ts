import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { GazetteerCity } from './gazetteer.ts';
import { toleranceOf, typoKeys } from './typos.ts';

/** Names below this rank match only at their beginning: their typos would hide better matches. */
const TYPO_RANK = 10_000;

/** Creates temporary tables for the incoming cities, and waits for another import to end. */
export async function prepareImport(tx: Tx): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`SELECT set_config(${limit}, '0', true)`.execute(tx);
  }
  await sql`SELECT pg_advisory_xact_lock(hashtext('reference.import-cities'))`.execute(tx);
  await sql`CREATE TEMPORARY TABLE incoming_city (LIKE city) ON COMMIT DROP`.execute(tx);
  await sql`CREATE TEMPORARY TABLE incoming_city_name (LIKE city_name) ON COMMIT DROP`.execute(tx);
}

export async function addIncomingCities(tx: Tx, cities: readonly GazetteerCity[]): Promise<void> {
  await sql`
    INSERT INTO incoming_city (id, name, country, region, population, time_zone, position, translations)
    SELECT id, name, country, region, population, time_zone, ST_Point(longitude, latitude)::geography, translations
    FROM unnest(
      ${cities.map((city) => city.id)}::integer[],
      ${cities.map((city) => city.name)}::text[],
      ${cities.map((city) => city.country)}::text[],
      ${cities.map((city) => city.region)}::text[],
      ${cities.map((city) => city.population)}::integer[],
      ${cities.map((city) => city.timeZone)}::text[],
      ${cities.map((city) => city.longitude)}::float8[],
      ${cities.map((city) => city.latitude)}::float8[],
      ${cities.map((city) => JSON.stringify(city.translations))}::jsonb[]
    ) AS row (id, name, country, region, population, time_zone, longitude, latitude, translations)`.execute(tx);

  const names = cities.flatMap((city) => city.names.map((name) => ({ ...name, city })));
  await sql`
    INSERT INTO incoming_city_name (city_id, term, country, rank, typo_keys)
    SELECT city_id, term, country, rank, typo_keys::integer[]
    FROM unnest(
      ${names.map(({ city }) => city.id)}::integer[],
      ${names.map(({ term }) => term)}::text[],
      ${names.map(({ city }) => city.country)}::text[],
      ${names.map(({ rank }) => rank)}::integer[],
      ${names.map(storedKeys)}::text[]
    ) AS row (city_id, term, country, rank, typo_keys)`.execute(tx);
}

// As text, because an array of arrays would have to be rectangular.
function storedKeys({ term, rank }: { term: string; rank: number }): string | null {
  const isForgiven = rank >= TYPO_RANK && toleranceOf(Array.from(term).length) > 0;
  return isForgiven ? `{${typoKeys(term).join(',')}}` : null;
}

/** Makes the searched cities equal to the incoming ones, writing only what differs. */
export async function applyIncomingCities(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO city (id, name, country, region, population, time_zone, position, translations)
    SELECT id, name, country, region, population, time_zone, position, translations FROM incoming_city
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, country = excluded.country, region = excluded.region, population = excluded.population,
      time_zone = excluded.time_zone, position = excluded.position, translations = excluded.translations
    WHERE (city.name, city.country, city.region, city.population, city.time_zone, city.position::text, city.translations)
      IS DISTINCT FROM
      (excluded.name, excluded.country, excluded.region, excluded.population, excluded.time_zone, excluded.position::text, excluded.translations)
  `.execute(tx);
  const { rows: stored } = await sql`SELECT FROM city_name LIMIT 1`.execute(tx);
  if (stored.length > 0) await applyIncomingNames(tx);
  else await withIndexesLater(tx, () => applyIncomingNames(tx));
}

async function applyIncomingNames(tx: Tx): Promise<void> {
  await sql`ANALYZE incoming_city_name`.execute(tx);
  await sql`
    DELETE FROM city_name stored
    WHERE NOT EXISTS (SELECT FROM incoming_city_name incoming WHERE incoming.city_id = stored.city_id AND incoming.term = stored.term)
  `.execute(tx);
  await sql`
    INSERT INTO city_name (city_id, term, country, rank, typo_keys)
    SELECT city_id, term, country, rank, typo_keys FROM incoming_city_name
    ON CONFLICT (city_id, term) DO UPDATE SET country = excluded.country, rank = excluded.rank, typo_keys = excluded.typo_keys
    WHERE (city_name.country, city_name.rank, city_name.typo_keys) IS DISTINCT FROM (excluded.country, excluded.rank, excluded.typo_keys)
  `.execute(tx);
}

/** Inserting half a million names into an empty table is three times as fast if its indexes are built afterwards. */
async function withIndexesLater(tx: Tx, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = 'city_name'::regclass AND NOT indisprimary
  `.execute(tx);
  for (const { name } of indexes) await sql`DROP INDEX ${sql.raw(name)}`.execute(tx);
  await fill();
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(tx);
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
}

export async function recordImport(tx: Tx, { version, cities }: { version: string; cities: number }): Promise<void> {
  await sql`
    INSERT INTO city_import (version, cities) VALUES (${version}, ${cities})
    ON CONFLICT (singleton) DO UPDATE SET version = excluded.version, cities = excluded.cities, imported_at = now()
  `.execute(tx);
}

/** Index-only scans require a VACUUM, which cannot run in a transaction. */
export async function tidyCities(db: Db): Promise<void> {
  await sql`VACUUM (ANALYZE) city, city_name`.execute(db);
}
