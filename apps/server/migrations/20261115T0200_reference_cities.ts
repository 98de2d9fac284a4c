import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE city (
      id integer PRIMARY KEY,
      name text NOT NULL,
      country char(2) NOT NULL,
      region text,
      population integer NOT NULL CHECK (population >= 0),
      time_zone text NOT NULL,
      position geography(point, 4326) NOT NULL,
      translations jsonb NOT NULL DEFAULT '{}'
    )`.execute(db);
  await sql`COMMENT ON TABLE city IS 'reference: cities of the world; one that leaves the data stays here, without names, for those who live there'`.execute(
    db,
  );

  // Terms are compared byte by byte, so that one index serves equality and prefixes in every database.
  await sql`
    CREATE TABLE city_name (
      city_id integer NOT NULL REFERENCES city,
      term text COLLATE "C" NOT NULL,
      country char(2) NOT NULL,
      rank integer NOT NULL,
      typo_keys integer[],
      PRIMARY KEY (city_id, term)
    )`.execute(db);
  await sql`COMMENT ON TABLE city_name IS 'reference: what people may type to mean a city, normalised; rank is the population, less for foreign names'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN city_name.typo_keys IS 'hashes of the term with letters left out; only for names that many will look for'`.execute(
    db,
  );

  await sql`CREATE INDEX city_name_term ON city_name (term, rank DESC) INCLUDE (city_id)`.execute(db);
  // A short prefix has tens of thousands of names: these hold them in the order in which they are shown.
  await sql`CREATE INDEX city_name_one_letter ON city_name ((left(term, 1)), rank DESC)`.execute(db);
  await sql`CREATE INDEX city_name_two_letters ON city_name ((left(term, 2)), rank DESC)`.execute(db);
  await sql`CREATE INDEX city_name_country_term ON city_name (country, term) INCLUDE (rank, city_id)`.execute(db);
  await sql`CREATE INDEX city_name_typo_keys ON city_name USING gin (typo_keys array_ops) WHERE typo_keys IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE city_import (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version text NOT NULL,
      cities integer NOT NULL,
      imported_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`COMMENT ON TABLE city_import IS 'reference: which data the cities were imported from'`.execute(db);

  await sql`GRANT SELECT ON city, city_name, city_import TO subrosa_api, subrosa_worker`.execute(db);
}
