import { sql, type Kysely } from 'kysely';

/** Members see the certificates that they need to verify what they read, and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE conversation_signer (
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      epoch integer NOT NULL CHECK (epoch >= 0),
      member_id uuid NOT NULL,
      device_id uuid NOT NULL,
      number integer NOT NULL,
      PRIMARY KEY (conversation_id, epoch, member_id, device_id, number),
      FOREIGN KEY (member_id, device_id, number) REFERENCES device_certificate ON DELETE CASCADE
    )`.execute(db);
  await sql`COMMENT ON TABLE conversation_signer IS 'conversations: which certificate signed something in which epoch; everybody in the epoch may read the certificate'`.execute(
    db,
  );
  await sql`CREATE INDEX conversation_signer_certificate ON conversation_signer (member_id, device_id, number)`.execute(db);

  // A certificate stays while its device is signed in, and while something that it signed is stored.
  await sql`
    CREATE FUNCTION delete_unused_certificates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    DECLARE
      the_device uuid;
    BEGIN
      IF TG_TABLE_NAME = 'device' THEN the_device := OLD.id; ELSE the_device := OLD.device_id; END IF;
      DELETE FROM device_certificate d
        WHERE d.member_id = OLD.member_id AND d.device_id = the_device
          AND NOT EXISTS (SELECT FROM device WHERE id = the_device)
          AND NOT EXISTS (SELECT FROM conversation_signer s
            WHERE s.member_id = d.member_id AND s.device_id = d.device_id AND s.number = d.number);
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER device_certificates_go AFTER DELETE ON device FOR EACH ROW EXECUTE FUNCTION delete_unused_certificates()`.execute(
    db,
  );
  await sql`CREATE TRIGGER signer_certificates_go AFTER DELETE ON conversation_signer FOR EACH ROW EXECUTE FUNCTION delete_unused_certificates()`.execute(
    db,
  );

  await sql`GRANT SELECT, INSERT ON conversation_signer TO subrosa_api`.execute(db);
}
