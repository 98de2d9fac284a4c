import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Said to be dear, so that comparing every cell looks worse than it is: the planner, which cannot know that a page needs few,
  // then reads them from their index one by one instead of sorting all of them.
  await sql`
    CREATE FUNCTION cells_apart(one cube, other cube) RETURNS float8 LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL UNSAFE COST 1000 AS $$
    BEGIN
      RETURN one <-> other;
    END
    $$`.execute(db);
}
