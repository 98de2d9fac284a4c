import { type Bytes, joinBytes, randomBytes } from './bytes.ts';
import { encodeFields } from './encode-fields.ts';
import { deriveCipherKey } from './hkdf.ts';
import { SUITE } from './suite.ts';

const SALT_LENGTH = 32;

/** Suite byte, salt, ciphertext. Decryption requires the same key material and context. */
export async function encryptBlob(key: CryptoKey, plaintext: Bytes, context: Bytes): Promise<Bytes> {
  const salt = randomBytes(SALT_LENGTH);
  const cipherKey = await keyOfOneBlob(key, salt, 'encrypt');
  return joinBytes(Uint8Array.of(SUITE), salt, new Uint8Array(await crypto.subtle.encrypt(aesGcm(context), cipherKey, plaintext)));
}

export async function decryptBlob(key: CryptoKey, blob: Bytes, context: Bytes): Promise<Bytes> {
  if (blob[0] !== SUITE) throw new Error('unknown suite');
  const cipherKey = await keyOfOneBlob(key, blob.slice(1, 1 + SALT_LENGTH), 'decrypt');
  return new Uint8Array(await crypto.subtle.decrypt(aesGcm(context), cipherKey, blob.slice(1 + SALT_LENGTH)));
}

async function keyOfOneBlob(key: CryptoKey, salt: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return deriveCipherKey(key, { salt, info: encodeFields('encrypted blob') }, usage);
}

// The random salt yields a separate key for each blob, so a constant nonce is safe.
function aesGcm(context: Bytes): AesGcmParams {
  return { name: 'AES-GCM', iv: new Uint8Array(12), additionalData: context };
}
