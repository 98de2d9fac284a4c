import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';

interface Signer {
  conversationId: string;
  epoch: number;
  memberId: string;
  deviceId: string;
  /** Number of the certificate. */
  number: number;
}

// The lock delays a concurrent sign-out, which deletes certificates without signatures.
const add: PreparedStatement = {
  name: 'conversations.add-signer',
  text: `
    WITH signed_in AS (SELECT id FROM device WHERE id = $4::uuid AND member_id = $3::uuid FOR KEY SHARE),
    added AS (
      INSERT INTO conversation_signer (conversation_id, epoch, member_id, device_id, number)
      SELECT $1::uuid, $2::integer, $3, $4, $5::integer FROM signed_in ON CONFLICT DO NOTHING)
    SELECT id FROM signed_in`,
};

/** Stores the signer, so that members of the epoch can verify its signatures. Returns false if the device was signed out meanwhile. */
export async function addSigner(tx: Tx, { conversationId, epoch, memberId, deviceId, number }: Signer): Promise<boolean> {
  const found = await runPrepared(tx, add, [conversationId, epoch, memberId, deviceId, number]);
  return found.length > 0;
}
