import type { Locale } from '@subrosa/rules/reference/locales';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface CityRow {
  id: number;
  name: string;
  country: string;
  timeZone: string;
}

/** Returns cities by id, with the name in the locale if there is one. */
export async function findCities(db: Db | Tx, ids: readonly (number | null)[], locale: Locale): Promise<Map<number, CityRow>> {
  const cityIds = [...new Set(ids.filter((id) => id !== null))];
  if (cityIds.length === 0) return new Map();
  const { rows } = await sql<CityRow>`
    SELECT id, coalesce(translations ->> ${locale}, name) AS name, country, time_zone AS "timeZone"
    FROM city WHERE id = ANY(${cityIds}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
