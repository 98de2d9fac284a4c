import { type Bytes, bytesToText, randomBytes, textToBytes } from '@subrosa/crypto/primitives/bytes';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';

const NONCE_LENGTH = 12;

export interface EncryptedRow {
  nonce: Bytes;
  content: Bytes;
}

/** The key cannot be exported and is deleted with the browser's storage. */
export async function newStorageKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function encryptRow(key: CryptoKey, value: unknown, ...rowKey: readonly string[]): Promise<EncryptedRow> {
  const nonce = randomBytes(NONCE_LENGTH);
  const content = await crypto.subtle.encrypt(cipherOf(nonce, rowKey), key, textToBytes(JSON.stringify(value)));
  return { nonce, content: new Uint8Array(content) };
}

/** Only this browser can have encrypted it, so its shape needs no validation. */
export async function decryptRow(key: CryptoKey, { nonce, content }: EncryptedRow, ...rowKey: readonly string[]): Promise<unknown> {
  return JSON.parse(bytesToText(new Uint8Array(await crypto.subtle.decrypt(cipherOf(nonce, rowKey), key, content))));
}

function cipherOf(iv: Bytes, rowKey: readonly string[]): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: encodeFields('vault row', ...rowKey) };
}
