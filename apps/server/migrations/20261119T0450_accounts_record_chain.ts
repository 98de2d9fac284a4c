import { sql, type Kysely } from 'kysely';

/** A key record signs the head of the chain before it. The server stores both as they come: only browsers decide what they prove. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE key_record
      ADD COLUMN previous_head text,
      ADD CONSTRAINT key_record_previous_head_check
        CHECK (previous_head IS NULL OR (sequence > 0 AND previous_head ~ '^[A-Za-z0-9_-]{43}$')) NOT VALID
  `.execute(db);
}
