import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Notes that a member's keys are in the map, or wait for it. */
export async function addMember(tx: Tx, memberId: string): Promise<void> {
  await tx
    .insertInto('transparency_member')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the label of the member's settings. Returns false when another member has it. */
export async function saveSettingsLabel(tx: Tx, memberId: string, label: Uint8Array): Promise<boolean> {
  const settingsLabel = Buffer.from(label);
  const { rows } = await sql`
    INSERT INTO transparency_member (member_id, settings_label) SELECT ${memberId}::uuid, ${settingsLabel}::bytea
    WHERE NOT EXISTS (SELECT FROM transparency_member WHERE settings_label = ${settingsLabel}::bytea AND member_id <> ${memberId}::uuid)
    ON CONFLICT (member_id) DO UPDATE SET settings_label = excluded.settings_label RETURNING member_id`.execute(tx);
  return rows.length > 0;
}
