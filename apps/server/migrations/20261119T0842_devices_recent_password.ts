import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE device ADD COLUMN password_proved_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN device.password_proved_at IS 'when a signed-in member last proved the password on this device; a login does not count'`.execute(
    db,
  );
}
