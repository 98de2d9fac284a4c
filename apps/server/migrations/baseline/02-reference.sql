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
COMMENT ON TABLE city IS 'reference: cities of the world; one that leaves the data stays here, without names, for those who live there';
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
COMMENT ON TABLE city_name IS 'reference: what people may type to mean a city, normalised; rank is the population, less for foreign names';
COMMENT ON COLUMN city_name.typo_keys IS 'hashes of the term with letters left out; only for names that many will look for';
CREATE INDEX city_name_term ON city_name (term, rank DESC) INCLUDE (city_id);
-- A short prefix matches tens of thousands of names; these two indexes contain them in the order of the results.
CREATE INDEX city_name_one_letter ON city_name ("left"(term, 1), rank DESC);
CREATE INDEX city_name_two_letters ON city_name ("left"(term, 2), rank DESC);
CREATE INDEX city_name_country_term ON city_name (country, term) INCLUDE (rank, city_id);
CREATE INDEX city_name_typo_keys ON city_name USING gin (typo_keys) WHERE typo_keys IS NOT NULL;
GRANT SELECT ON city_name TO subrosa_api, subrosa_worker;

CREATE TABLE city_import (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version text NOT NULL,
  cities integer NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE city_import IS 'reference: which data the cities were imported from';
GRANT SELECT ON city_import TO subrosa_api, subrosa_worker;

CREATE TABLE house_setting (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][A-Za-z]*$'),
  value jsonb NOT NULL CHECK (octet_length(value::text) <= 1000),
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE house_setting IS 'reference: what operators changed without a deploy; a setting that is not here is as the configuration says';
GRANT SELECT, INSERT, UPDATE ON house_setting TO subrosa_api;
GRANT SELECT ON house_setting TO subrosa_worker;

CREATE TABLE interest_change (
  slug text PRIMARY KEY,
  names jsonb NOT NULL DEFAULT '{}'::jsonb CHECK (jsonb_typeof(names) = 'object' AND octet_length(names::text) <= 4000),
  retired boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE interest_change IS 'reference: interests that operators renamed or took off the list; their numbers and slugs never change';
GRANT SELECT, INSERT, UPDATE ON interest_change TO subrosa_api;
