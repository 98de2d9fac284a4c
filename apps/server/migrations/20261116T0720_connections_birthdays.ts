import { sql, type Kysely } from 'kysely';

/** Month × 100 + day. */
const mark = (date: string) => sql.raw(`date_part('month', ${date}) * 100 + date_part('day', ${date})`);

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whose birthday falls into a month is asked of all connections at once: one range of an index, not a look into each profile.
  await sql`ALTER TABLE connection ADD birthday smallint`.execute(db);
  await sql`COMMENT ON COLUMN connection.birthday IS 'of the other, as month × 100 + day; kept by triggers; who may know it stands in the profile'`.execute(
    db,
  );
  await sql`UPDATE connection c SET birthday = ${mark('p.birth_date')} FROM profile p WHERE p.member_id = c.other_id AND p.birth_date IS NOT NULL`.execute(
    db,
  );
  await sql`
    CREATE INDEX connection_birthdays ON connection (member_id, birthday) INCLUDE (other_id)
    WHERE state = 'connected' AND birthday IS NOT NULL`.execute(db);

  await sql`
    CREATE FUNCTION set_connection_birthday() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      -- Shared: a date that is changed at the same time comes before, or finds this row.
      SELECT ${mark('birth_date')} INTO NEW.birthday FROM profile WHERE member_id = NEW.other_id FOR SHARE;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER connection_birthday BEFORE INSERT ON connection
    FOR EACH ROW EXECUTE FUNCTION set_connection_birthday()`.execute(db);
  await sql`
    CREATE FUNCTION tell_connections_birthday() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      UPDATE connection SET birthday = ${mark('NEW.birth_date')} WHERE other_id = NEW.member_id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER profile_birthday_told AFTER INSERT OR UPDATE OF birth_date ON profile
    FOR EACH ROW EXECUTE FUNCTION tell_connections_birthday()`.execute(db);
  await sql`REVOKE ALL ON FUNCTION set_connection_birthday, tell_connections_birthday FROM PUBLIC`.execute(db);
  await sql`DROP INDEX profile_birthday`.execute(db);
}
