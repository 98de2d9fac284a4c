import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // In SQL it is planned at every call, for it holds a subquery; PL/pgSQL keeps its plan.
  await sql`
    CREATE OR REPLACE FUNCTION is_premium(member uuid, today date) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
    BEGIN
      RETURN EXISTS (
        SELECT FROM member_subscription
        WHERE member_id = member AND (plan_id = 2 OR (plan_id <> 1 AND starts_on <= today AND due_on >= today)));
    END
    $$`.execute(db);
}
