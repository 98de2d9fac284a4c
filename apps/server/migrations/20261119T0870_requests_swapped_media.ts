import { sql, type Kysely } from 'kysely';

/** Also for an item that replaces another one in its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE TRIGGER request_media_declared BEFORE INSERT OR UPDATE OF media_id ON request_media
      FOR EACH ROW EXECUTE FUNCTION reject_undeclared_media()
  `.execute(db);
}
