import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION reject_undeclared_media() RETURNS trigger
    LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM media WHERE id = NEW.media_id AND depicts IS NULL AND state NOT IN ('rejected', 'removed')) THEN
          RAISE EXCEPTION 'the owner of media % has not declared who is depicted', NEW.media_id USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END
    $$
  `.execute(db);
  await sql`CREATE TRIGGER request_media_declared BEFORE INSERT ON request_media FOR EACH ROW EXECUTE FUNCTION reject_undeclared_media()`.execute(
    db,
  );
}
