import { sql, type Kysely } from 'kysely';

/**
 * Certificates and epochs carry a day. The time is part of what browsers sign, so those that carry a millisecond cannot be
 * converted: they are deleted, with the conversations that need them. No release had conversations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DELETE FROM conversation c
    WHERE EXISTS (SELECT FROM conversation_epoch e WHERE e.conversation_id = c.id AND e.record ? 'createdAt')`.execute(db);
  await sql`DELETE FROM device_certificate`.execute(db);
  await sql`
    -- The table is empty, and the column that goes holds what must not be stored.
    -- squawk-ignore adding-required-field, adding-not-nullable-field, ban-drop-column
    ALTER TABLE device_certificate ADD COLUMN certified_on date NOT NULL, DROP COLUMN created_at`.execute(db);
  await sql`COMMENT ON TABLE device_certificate IS 'devices: certificates of browsers’ keys, the key record whose identity made each, and the day in UTC; one that signed nothing is deleted with its device'`.execute(
    db,
  );
  await sql`
    -- It repeats the newest certificate of each device, with the millisecond.
    -- squawk-ignore ban-drop-table
    DROP TABLE device_key`.execute(db);
}
