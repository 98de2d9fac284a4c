import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE media ADD COLUMN sealed_at timestamptz, ADD CONSTRAINT media_sealed_is_rejected
    CHECK (sealed_at IS NULL OR (state IN ('rejected', 'removed')))`.execute(db);
  await sql`COMMENT ON COLUMN media.sealed_at IS 'handed to the named persons: nobody else sees it, and to its owner it is under review'`.execute(
    db,
  );
  await sql`ALTER TABLE take_down_hash ADD COLUMN sealed boolean NOT NULL DEFAULT false`.execute(db);
  await sql`COMMENT ON COLUMN take_down_hash.sealed IS 'reported to the agency: copies go to the named persons, not to a queue'`.execute(
    db,
  );
}
