import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: as the settings say.
  await sql`ALTER TABLE free_spots ADD COLUMN chosen_total integer CHECK (chosen_total BETWEEN 0 AND 10000000)`.execute(db);
  await sql`GRANT UPDATE (chosen_total) ON free_spots TO subrosa_api`.execute(db);

  // The one way in which a lifetime plan ends before its member leaves. The spot stays taken.
  await sql`
    CREATE FUNCTION revoke_lifetime(member uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      DELETE FROM member_subscription WHERE member_id = member AND plan_id = 2;
      RETURN FOUND;
    END $$`.execute(db);
  await sql`REVOKE ALL ON FUNCTION revoke_lifetime FROM PUBLIC`.execute(db);
  await sql`GRANT EXECUTE ON FUNCTION revoke_lifetime TO subrosa_worker`.execute(db);
}
