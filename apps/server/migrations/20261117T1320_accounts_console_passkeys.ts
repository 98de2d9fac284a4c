import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of passkeys from before it is not known whether they check who uses them, so they open nothing.
  await sql`ALTER TABLE second_factor ADD COLUMN verifies_user boolean NOT NULL DEFAULT false`.execute(db);
  await sql`ALTER TABLE second_factor ADD COLUMN opens_console boolean NOT NULL DEFAULT false`.execute(db);
  await sql`COMMENT ON COLUMN second_factor.verifies_user IS 'a passkey that asked for a PIN, finger or face when it was made'`.execute(db);
  await sql`
    COMMENT ON COLUMN second_factor.opens_console IS
    'a passkey from before the role was proposed, or added with the proof of one that opens the console'`.execute(db);
  await sql`
    ALTER TABLE second_factor ADD CONSTRAINT second_factor_opens_console
    CHECK (NOT opens_console OR (kind = 'passkey' AND verifies_user AND confirmed_at IS NOT NULL)) NOT VALID`.execute(db);
  await sql`ALTER TABLE login_step ADD COLUMN by_console_passkey boolean NOT NULL DEFAULT false`.execute(db);
  await sql`COMMENT ON COLUMN login_step.by_console_passkey IS 'the passkey that is added may open the console'`.execute(db);

  // Staff count as staff with such a passkey only, on sockets too.
  await sql`GRANT SELECT (opens_console) ON second_factor TO subrosa_realtime`.execute(db);
}
