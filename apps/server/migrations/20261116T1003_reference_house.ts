import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE house_setting (
      name text PRIMARY KEY CHECK (name ~ '^[a-z][A-Za-z]*$'),
      value jsonb NOT NULL CHECK (octet_length(value::text) <= 1000),
      changed_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE house_setting IS 'reference: what operators changed without a deploy; a setting that is not here is as the configuration says'`.execute(
    db,
  );
  await sql`GRANT SELECT, INSERT, UPDATE ON house_setting TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON house_setting TO subrosa_worker`.execute(db);

  await sql`
    CREATE TABLE interest_change (
      slug text PRIMARY KEY,
      names jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(names) = 'object' AND octet_length(names::text) <= 4000),
      retired boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      changed_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE interest_change IS 'reference: interests that operators renamed or took off the list; their numbers and slugs never change'`.execute(
    db,
  );
  await sql`GRANT SELECT, INSERT, UPDATE ON interest_change TO subrosa_api`.execute(db);
}
