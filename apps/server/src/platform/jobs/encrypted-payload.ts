import { encryptAtRest, decryptAtRest } from '../at-rest-encryption.ts';

/**
 * An encrypted payload, so that the queue, its backups and failed jobs do not reveal links and codes that grant access to
 * accounts.
 */
interface EncryptedPayload {
  id: string;
  encrypted: string;
}

export function encryptPayload(secret: string, purpose: string, payload: { id: string }): EncryptedPayload {
  const { id } = payload;
  return { id, encrypted: encryptAtRest(secret, purpose, id, Buffer.from(JSON.stringify(payload))).toString('base64') };
}

export function decryptPayload(secret: string, purpose: string, payload: unknown): unknown {
  const { id, encrypted } = payload as EncryptedPayload;
  return JSON.parse(decryptAtRest(secret, purpose, id, Buffer.from(encrypted, 'base64')).toString());
}
