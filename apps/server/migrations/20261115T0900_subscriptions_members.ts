import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member_subscription (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      plan_id smallint NOT NULL REFERENCES subscription_plan,
      starts_on date NOT NULL,
      due_on date,
      made_at timestamptz NOT NULL,
      CHECK (due_on IS NULL OR due_on >= starts_on),
      CHECK ((plan_id IN (1, 2)) OR (due_on IS NOT NULL))
    )`.execute(db);
  await sql`COMMENT ON TABLE member_subscription IS 'subscriptions: what members hold or held; only billing and staff decisions write it'`.execute(
    db,
  );
  await sql`CREATE INDEX member_subscription_member ON member_subscription (member_id, starts_on DESC)`.execute(db);
  await sql`CREATE UNIQUE INDEX member_subscription_lifetime ON member_subscription (member_id) WHERE plan_id = 2`.execute(db);

  // The specification's rule, once: lifetime, or begun and not yet due. Premium is any active plan but the regular one.
  await sql`
    CREATE FUNCTION is_premium(member uuid, today date) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT EXISTS (
        SELECT FROM member_subscription
        WHERE member_id = member AND (plan_id = 2 OR (plan_id <> 1 AND starts_on <= today AND due_on >= today)))
    $$`.execute(db);
  await sql`GRANT SELECT ON member_subscription TO subrosa_api, subrosa_realtime, subrosa_worker`.execute(db);
  await sql`GRANT INSERT, UPDATE, DELETE ON member_subscription TO subrosa_worker`.execute(db);
}
