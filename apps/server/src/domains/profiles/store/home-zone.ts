import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Stores the time zone of the city chosen in the welcome wizard. The accounts domain owns all other settings. */
export async function setTimeZone(tx: Tx, memberId: string, timeZone: string): Promise<void> {
  await tx
    .updateTable('member_settings')
    .set({ time_zone: timeZone, version: sql`version + 1` })
    .where('member_id', '=', memberId)
    .where('time_zone', '<>', timeZone)
    .execute();
}
