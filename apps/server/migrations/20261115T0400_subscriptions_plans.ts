import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE subscription_plan (
      id smallint PRIMARY KEY CHECK (id BETWEEN 1 AND 4),
      slug text NOT NULL UNIQUE,
      price_cents integer NOT NULL CHECK (price_cents >= 0),
      recurring_days integer CHECK (recurring_days > 0),
      discount_percent smallint NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100)
    )`.execute(db);
  await sql`COMMENT ON TABLE subscription_plan IS 'subscriptions: plans and their prices in US dollars; made equal to the settings by migrate'`.execute(
    db,
  );

  await sql`
    CREATE TABLE free_spots (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      taken integer NOT NULL CHECK (taken >= 0)
    )`.execute(db);
  await sql`COMMENT ON TABLE free_spots IS 'subscriptions: how many free lifetime spots are taken; their total is a setting'`.execute(db);
  await sql`INSERT INTO free_spots (taken) VALUES (0)`.execute(db);

  await sql`GRANT SELECT ON subscription_plan, free_spots TO subrosa_api, subrosa_worker`.execute(db);
}
