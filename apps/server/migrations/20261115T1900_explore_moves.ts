import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Counts how often somebody took another place in the order, and no times: who moved after a walk through pages began is not shown again.
  await sql`CREATE SEQUENCE search_moves`.execute(db);
  await sql`
    CREATE FUNCTION count_move() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.moves := nextval('search_moves');
      RETURN NEW;
    END
    $$`.execute(db);
  for (const table of ['member_search', 'member_live'].map((name) => sql.raw(name))) {
    await sql`ALTER TABLE ${table} ADD moves bigint NOT NULL DEFAULT 0`.execute(db);
    await sql`ALTER TABLE ${table} ALTER moves SET DEFAULT nextval('search_moves')`.execute(db);
    await sql`
      CREATE TRIGGER ${table}_moves BEFORE UPDATE OF rank, cell ON ${table} FOR EACH ROW
      WHEN ((OLD.rank, OLD.cell) IS DISTINCT FROM (NEW.rank, NEW.cell)) EXECUTE FUNCTION count_move()`.execute(db);
  }
  await sql`GRANT SELECT ON SEQUENCE search_moves TO subrosa_api`.execute(db);
  await sql`GRANT USAGE ON SEQUENCE search_moves TO subrosa_worker`.execute(db);
}
