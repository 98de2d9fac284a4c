CREATE TABLE city (
  id integer PRIMARY KEY,
  name text NOT NULL,
  country character(2) NOT NULL,
  region text,
  population integer NOT NULL CHECK (population >= 0),
  time_zone text NOT NULL,
  position geography(Point,4326) NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}'::jsonb
);
COMMENT ON TABLE city IS 'reference: cities of the world; a city that the data no longer contains keeps its row, without names, for its residents';
GRANT SELECT ON city TO subrosa_api, subrosa_worker;

-- Terms use the "C" collation, so that one index serves equality and prefixes in every database.
CREATE TABLE city_name (
  city_id integer REFERENCES city,
  term text COLLATE "C",
  country character(2) NOT NULL,
  rank integer NOT NULL,
  typo_keys integer[],
  PRIMARY KEY (city_id, term)
);
COMMENT ON TABLE city_name IS 'reference: normalised names of cities as people type them; rank is the population, lower for foreign names';
COMMENT ON COLUMN city_name.typo_keys IS 'hashes of the term with letters left out; only for names that are searched often';
CREATE INDEX city_name_term ON city_name (term, rank DESC) INCLUDE (city_id);
-- A short prefix matches tens of thousands of names; these two indexes contain them in the order of the results.
CREATE INDEX city_name_one_character ON city_name ("left"(term, 1), rank DESC);
CREATE INDEX city_name_two_characters ON city_name ("left"(term, 2), rank DESC);
CREATE INDEX city_name_country_term ON city_name (country, term) INCLUDE (rank, city_id);
CREATE INDEX city_name_typo_keys ON city_name USING gin (typo_keys) WHERE typo_keys IS NOT NULL;
GRANT SELECT ON city_name TO subrosa_api, subrosa_worker;

CREATE TABLE city_import (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  version text NOT NULL,
  cities integer NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE city_import IS 'reference: the version of the imported city data';
GRANT SELECT ON city_import TO subrosa_api, subrosa_worker;

CREATE TABLE runtime_setting (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][A-Za-z]*$'),
  value jsonb NOT NULL CHECK (octet_length(value::text) <= 1000),
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE runtime_setting IS 'reference: settings that operators changed without a release; others have their configured value';
GRANT SELECT, INSERT, UPDATE ON runtime_setting TO subrosa_api;
GRANT SELECT ON runtime_setting TO subrosa_worker;

CREATE TABLE interest_override (
  slug text PRIMARY KEY,
  names jsonb NOT NULL DEFAULT '{}'::jsonb CHECK (jsonb_typeof(names) = 'object' AND octet_length(names::text) <= 4000),
  retired boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE interest_override IS 'reference: interests that operators renamed or retired; their numbers and slugs never change';
GRANT SELECT, INSERT, UPDATE ON interest_override TO subrosa_api;
