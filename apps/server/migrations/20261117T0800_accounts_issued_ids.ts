import { sql, type Kysely } from 'kysely';

/**
 * Member ids are random, of version 4, and issued by the server. Ids that begin with zeros are placeholders in code and tests:
 * no row may have one. A browser is known to a member by a keyed hash of its own; rows with the shared hash are deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const issued = sql.raw(`id::text ~ '^(?!00000000)[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'`);
  await sql`ALTER TABLE member ADD CONSTRAINT member_id_issued CHECK (${issued}) NOT VALID`.execute(db);
  await sql`ALTER TABLE sign_up ADD CONSTRAINT sign_up_id_issued CHECK (${issued}) NOT VALID`.execute(db);

  await sql`DELETE FROM known_browser`.execute(db);
  await sql`ALTER TABLE known_browser ADD CONSTRAINT known_browser_hash CHECK (octet_length(token_hash) = 32) NOT VALID`.execute(db);
  await sql`
    COMMENT ON TABLE known_browser IS 'devices: browsers that have signed in before, by a keyed hash of member and cookie; the lock of failed sign-ins does not hold them'`.execute(
    db,
  );
}
