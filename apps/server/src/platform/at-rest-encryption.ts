import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { newestOf, secretsOf } from './secrets.ts';

const NONCE = 12;
const TAG = 16;

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * Encrypts data for storage with AES-256-GCM. The key derives from the setting and the purpose; `bound` ties the ciphertext
 * to its row.
 */
export function encryptAtRest(secret: string, purpose: string, bound: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(newestOf(secret), purpose), nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts with any of the configured secrets. Throws when none matches or the ciphertext belongs to another row. */
export function decryptAtRest(secret: string, purpose: string, bound: string, encrypted: Buffer): Buffer {
  const [newest = '', ...older] = secretsOf(secret);
  for (const one of [newest, ...older].slice(0, -1)) {
    try {
      return open(one, purpose, bound, encrypted);
    } catch {
      // The data may be encrypted with an older secret.
    }
  }
  return open(older.at(-1) ?? newest, purpose, bound, encrypted);
}

function open(secret: string, purpose: string, bound: string, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), encrypted.subarray(0, NONCE))
    .setAAD(Buffer.from(bound))
    .setAuthTag(encrypted.subarray(-TAG));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE, -TAG)), decipher.final()]);
}
