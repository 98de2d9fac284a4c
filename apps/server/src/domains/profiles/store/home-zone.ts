import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** The zone of the city that is chosen on the way in. The rest of the settings is the accounts domain's. */
export async function setTimeZone(tx: Tx, memberId: string, timeZone: string): Promise<void> {
  await tx
    .updateTable('member_settings')
    .set({ time_zone: timeZone, version: sql`version + 1` })
    .where('member_id', '=', memberId)
    .where('time_zone', '<>', timeZone)
    .execute();
}
