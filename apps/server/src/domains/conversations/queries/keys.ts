import { accountLimits } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export async function listRecords(db: Db, memberIds: readonly string[]) {
  return db
    .selectFrom('key_record')
    .select(['member_id', 'sequence', 'identity_key', 'account_key', 'account_key_version', 'signature', 'continuity'])
    .where('member_id', 'in', [...memberIds])
    .orderBy('sequence')
    .execute();
}

export interface CertificateRow {
  member_id: string;
  device_id: string;
  device_key: string;
  signature: string;
  created_at: Date;
  active: boolean;
}

/** Every one that was ever put. Active is the newest of a device that is signed in, by the newest identity. */
export async function listCertificates(db: Db, memberIds: readonly string[], now: Date): Promise<CertificateRow[]> {
  const since = new Date(now.getTime() - accountLimits.idleMs);
  const { rows } = await sql<CertificateRow>`
    SELECT c.member_id, c.device_id, c.device_key, c.signature, c.created_at,
      d.id IS NOT NULL AND c.key_sequence IS NOT NULL
        AND c.key_sequence = (SELECT max(k.sequence) FROM key_record k WHERE k.member_id = c.member_id)
        AND c.number = (SELECT max(n.number) FROM device_certificate n WHERE n.member_id = c.member_id AND n.device_id = c.device_id) AS active
    FROM device_certificate c
    LEFT JOIN device d ON d.id = c.device_id AND d.member_id = c.member_id AND d.used_at > ${since}
    WHERE c.member_id IN (${sql.join(memberIds)}) ORDER BY c.device_id, c.number`.execute(db);
  return rows;
}

/** To which keys an epoch has to be sealed now. */
export async function listNewestKeys(tx: Tx, memberIds: readonly string[]) {
  return tx
    .selectFrom('key_record')
    .distinctOn('member_id')
    .select(['member_id', 'identity_key', 'account_key_version'])
    .where('member_id', 'in', [...memberIds])
    .orderBy('member_id')
    .orderBy('sequence', 'desc')
    .execute();
}

/** With which the calling device signs; null where its certificate is missing or of an identity that was replaced. */
export async function findDeviceKey(tx: Tx, { memberId, deviceId }: { memberId: string; deviceId: string }): Promise<string | null> {
  const { rows } = await sql<{ device_key: string | null }>`
    SELECT CASE WHEN d.key_sequence = (SELECT max(k.sequence) FROM key_record k WHERE k.member_id = d.member_id) THEN d.device_key END AS device_key
    FROM device_certificate d WHERE d.member_id = ${memberId} AND d.device_id = ${deviceId} ORDER BY d.number DESC LIMIT 1`.execute(tx);
  return rows[0]?.device_key ?? null;
}
