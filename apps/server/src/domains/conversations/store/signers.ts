import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';

interface Signer {
  conversationId: string;
  epoch: number;
  memberId: string;
  deviceId: string;
  /** Of the certificate. */
  number: number;
}

// The lock lets a sign-out wait, which deletes certificates that signed nothing.
const add: PreparedStatement = {
  name: 'conversations.add-signer',
  text: `
    WITH signed_in AS (SELECT id FROM device WHERE id = $4::uuid AND member_id = $3::uuid FOR KEY SHARE),
    added AS (
      INSERT INTO conversation_signer (conversation_id, epoch, member_id, device_id, number)
      SELECT $1::uuid, $2::integer, $3, $4, $5::integer FROM signed_in ON CONFLICT DO NOTHING)
    SELECT id FROM signed_in`,
};

/** From now on everybody in the epoch can verify what this certificate signed in it. False where the device was signed out meanwhile. */
export async function addSigner(tx: Tx, { conversationId, epoch, memberId, deviceId, number }: Signer): Promise<boolean> {
  const found = await runPrepared(tx, add, [conversationId, epoch, memberId, deviceId, number]);
  return found.length > 0;
}
