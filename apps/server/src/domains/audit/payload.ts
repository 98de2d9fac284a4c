import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';
import { findKey, findEncryptedPayload } from './queries.ts';
import { addKey } from './store.ts';

const KEY = 'audit key';
const PAYLOAD = 'audit payload';

export interface Personal {
  /** DATA_ENCRYPTION_SECRET. */
  secret: string;
  /** The member whose personal data it is; it is readable until they are erased. */
  memberId: string;
  payload: unknown;
}

/** Encrypts with a key that belongs to the member alone, and creates that key if needed. */
export async function encryptPayload(tx: Tx, { secret, memberId, payload }: Personal) {
  await addKey(tx, { id: newId(), memberId, encryptedKey: encryptAtRest(secret, KEY, memberId, randomBytes(32)) });
  const key = await findKey(tx, memberId);
  if (!key) throw new Error('a key of a member who is gone');
  const opened = decryptAtRest(secret, KEY, memberId, key.encrypted_key).toString('base64');
  return { payloadKeyId: key.id, encryptedPayload: encryptAtRest(opened, PAYLOAD, key.id, Buffer.from(JSON.stringify(payload))) };
}

/** Returns the decrypted payload of an entry; null when it has none or its member was erased. */
export async function openPayload(db: Db | Tx, secret: string, seq: number): Promise<unknown> {
  const found = await findEncryptedPayload(db, seq);
  if (!found?.payload) return null;
  const key = decryptAtRest(secret, KEY, found.memberId, found.encryptedKey).toString('base64');
  return JSON.parse(decryptAtRest(key, PAYLOAD, found.keyId, found.payload).toString());
}
