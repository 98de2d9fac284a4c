import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { certificateOf, type SigningCertificate } from './fragments.ts';

export async function listRecords(db: Db, memberIds: readonly string[]) {
  return db
    .selectFrom('key_record')
    .select(['member_id', 'sequence', 'identity_key', 'account_key', 'account_key_version', 'signature', 'continuity', 'previous_head'])
    .where('member_id', 'in', [...memberIds])
    .orderBy('sequence')
    .execute();
}

export interface CertificateRow {
  member_id: string;
  device_id: string;
  device_key: string;
  signature: string;
  certified_on: string;
}

/**
 * Returns the certificates that signed in an epoch of the viewer, in the order of random ids: the order must not reveal
 * when a device was certified.
 */
export async function listSigners(db: Db, conversationId: string, viewerId: string): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    SELECT DISTINCT d.member_id, d.device_id, d.device_key, d.signature, d.certified_on
    FROM conversation_key_wrap w
    JOIN conversation_signer s ON s.conversation_id = w.conversation_id AND s.epoch = w.epoch
    JOIN device_certificate d ON d.member_id = s.member_id AND d.device_id = s.device_id AND d.number = s.number
    WHERE w.conversation_id = ${conversationId} AND w.member_id = ${viewerId}
    ORDER BY d.device_id, d.device_key`.execute(db);
  return rows;
}

/** Returns the keys to which a new epoch must be wrapped. */
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

const certificate: PreparedStatement = {
  name: 'conversations.find-certificate',
  text: `SELECT ${certificateOf({ member: '$1::uuid', device: '$2::uuid' })} AS certificate FROM conversation c WHERE c.id = $3::uuid`,
};

/** Returns null if the caller’s device has no certificate, or its identity was replaced. */
export async function findCertificate(
  tx: Tx,
  { memberId, deviceId }: { memberId: string; deviceId: string },
  conversationId: string,
): Promise<SigningCertificate | null> {
  const [row] = await runPrepared<{ certificate: SigningCertificate | null }>(tx, certificate, [memberId, deviceId, conversationId]);
  return row?.certificate ?? null;
}
