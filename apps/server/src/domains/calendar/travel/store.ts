import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Stores when each trip of the member next changes their location. */
export async function planMoves(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await sql`
    UPDATE calendar_entry SET next_location_change_at = CASE
      WHEN ends_at <= ${now} OR publish_at >= ends_at THEN NULL
      WHEN greatest(starts_at, publish_at) > ${now} THEN greatest(starts_at, publish_at)
      ELSE ends_at END
    WHERE owner_id = ${ownerId} AND kind = 'travel' AND next_location_change_at IS NOT NULL`.execute(tx);
}
