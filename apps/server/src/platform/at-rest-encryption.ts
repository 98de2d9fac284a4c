import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { newestOf, secretsOf } from './secrets.ts';

const NONCE = 12;
const TAG = 16;

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts for rest: what the database holds is of no use without the setting. `bound` names whose it is. */
export function encryptAtRest(secret: string, purpose: string, bound: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(newestOf(secret), purpose), nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opened by any of the secrets. Throws where the seal is broken or belongs to somebody else. */
export function decryptAtRest(secret: string, purpose: string, bound: string, encrypted: Buffer): Buffer {
  const [newest = '', ...older] = secretsOf(secret);
  for (const one of [newest, ...older].slice(0, -1)) {
    try {
      return open(one, purpose, bound, encrypted);
    } catch {
      // Of an older one, perhaps.
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
