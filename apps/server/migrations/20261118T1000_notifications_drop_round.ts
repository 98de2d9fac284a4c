import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- No release wrote to it: fan-outs are rows of calendar_round.
    -- squawk-ignore ban-drop-table
    DROP TABLE notification_round`.execute(db);
}
