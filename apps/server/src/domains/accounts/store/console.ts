import { consoleLimits } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Starts or renews a console session of this device. For a member without a staff role nothing is stored. */
export async function openConsole(tx: Tx, deviceId: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO console_session (device_id, proved_at, seen_at)
    SELECT d.id, ${at}, ${at} FROM device d JOIN member m ON m.id = d.member_id WHERE d.id = ${deviceId} AND m.staff_role IS NOT NULL
    ON CONFLICT (device_id) DO UPDATE SET proved_at = excluded.proved_at, seen_at = excluded.seen_at`.execute(tx);
}

/** Returns whether the last proof is still valid, and records the last use of the console. */
export async function stayInConsole(tx: Tx, deviceId: string, { now, usedAt }: { now: Date; usedAt: Date }): Promise<boolean> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const stays = await tx
    .updateTable('console_session')
    .set({ seen_at: sql`GREATEST(seen_at, ${usedAt}::timestamptz)` })
    .where('device_id', '=', deviceId)
    .where('proved_at', '>', ago(consoleLimits.mostMs))
    .where('seen_at', '>', ago(consoleLimits.idleMs))
    .executeTakeFirst();
  return stays.numUpdatedRows > 0n;
}
