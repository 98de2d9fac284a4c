import type { PublicRecord } from '@subrosa/crypto/account/public-record';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** All key records of a member, in order. */
export async function listRecords(db: Db | Tx, memberId: string): Promise<PublicRecord[]> {
  return db
    .selectFrom('key_record')
    .select([
      'sequence',
      'identity_key as identityKey',
      'account_key as accountKey',
      'account_key_version as accountKeyVersion',
      'signature',
      'continuity',
      'previous_head as previousHead',
    ])
    .where('member_id', '=', memberId)
    .orderBy('sequence')
    .execute();
}

/** Members with keys that no edition and no waiting change contains: they joined before the log, or their row was seeded. */
export async function listUnrecorded(db: Db | Tx, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('key_record as record')
    .select('record.member_id')
    .where('record.sequence', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('transparency_member as known').select('known.member_id').whereRef('known.member_id', '=', 'record.member_id')),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}

export async function findSettingsLabel(db: Db | Tx, memberId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db.selectFrom('transparency_member').select('settings_label').where('member_id', '=', memberId).executeTakeFirst();
  return row?.settings_label ? new Uint8Array(row.settings_label) : null;
}
