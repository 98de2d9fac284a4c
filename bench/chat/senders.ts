/** Pairs with a conversation and real signing keys, and signed messages with random content. */
import { randomBytes } from 'node:crypto';
import { addDirect, makeVisibleTo } from '../../apps/server/src/domains/conversations/store/conversations.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { transaction } from '../../apps/server/src/platform/db/transaction.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { aDevice, aMember } from '../../apps/server/test/support/members.ts';
import { aToken } from '../../apps/server/test/support/tokens.ts';
import { createDeviceKey } from '../../packages/crypto/src/account/device.ts';
import { exportPublicKey } from '../../packages/crypto/src/primitives/key-pairs.ts';
import { sign } from '../../packages/crypto/src/primitives/signature.ts';
import { messageSigningInput } from '../../packages/crypto/src/signed/message.ts';

export interface Sender {
  memberId: string;
  deviceId: string;
  conversationId: string;
  token: string;
  key: CryptoKeyPair;
}

const HOUR = 3_600_000;
const bytes = (length: number) => randomBytes(length).toString('base64url');

/** One of each pair sends. The device is recorded as certified, as if their identity had signed it. */
export async function createSenders(db: Db, config: Config, count: number): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (let index = 0; index < count; index += 1) {
    const [member, peer] = [await aMember(db, config, { plan: 2, verified: true }), await aMember(db, config, { plan: 2 })];
    const deviceId = await aDevice(db, member.id);
    const key = await createDeviceKey();
    const conversationId = newId();
    const at = new Date();
    const noise = { identity_key: bytes(66), account_key: bytes(66), signature: bytes(64), account_key_version: 1, created_at: at };
    await transaction(db, async (tx) => {
      await tx
        .insertInto('key_record')
        .values({ member_id: member.id, sequence: 0, ...noise })
        .execute();
      const certificate = {
        device_key: await exportPublicKey(key.publicKey),
        signature: bytes(64),
        certified_on: at.toISOString().slice(0, 10),
        key_sequence: 0,
      };
      await tx
        .insertInto('device_certificate')
        .values({ member_id: member.id, device_id: deviceId, number: 1, ...certificate })
        .execute();
      await addDirect(tx, { id: conversationId, member, peer, at });
      await makeVisibleTo(tx, member.id, conversationId, at);
      await tx.updateTable('conversation').set({ epoch: 0 }).where('id', '=', conversationId).execute();
    });
    const token = await aToken({ audience: 'api', memberId: member.id, deviceId, expiresIn: HOUR });
    senders.push({ memberId: member.id, deviceId, conversationId, token, key });
  }
  return senders;
}

/** A message with the padded length of a short text. */
export async function createMessage({ memberId, deviceId, conversationId, key }: Sender) {
  const content = { salt: bytes(32), commitment: bytes(32), ciphertext: bytes(272) };
  const context = { conversationId, id: newId(), senderId: memberId, deviceId, epoch: 0 };
  const signature = await sign(key.privateKey, await messageSigningInput(context, content));
  return { id: context.id, deviceId, epoch: 0, ...content, signature };
}
