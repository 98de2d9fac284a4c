import { sql, type Kysely } from 'kysely';

/** Guesses under one name wait for each other, and read the count once it is their turn: one round trip instead of two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION lock_login_attempts(lock_number bigint, attempt_key bytea)
    RETURNS TABLE (failures integer, locked_until timestamptz)
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(lock_number);
      RETURN QUERY SELECT a.failures, a.locked_until FROM login_attempt a WHERE a.key = attempt_key;
    END $$`.execute(db);
  await sql`REVOKE ALL ON FUNCTION lock_login_attempts FROM PUBLIC`.execute(db);
  await sql`GRANT EXECUTE ON FUNCTION lock_login_attempts TO subrosa_api`.execute(db);
}
