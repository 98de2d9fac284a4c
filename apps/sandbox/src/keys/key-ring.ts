import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

/** A request to use a key, without the wrapped content. */
export interface KeyRequest {
  service: 'kms' | 'vault';
  action: 'encrypt' | 'decrypt' | 'sign' | 'read';
  key: string;
  result: string;
}

export interface KeyRing {
  wrap(key: string, context: string, plain: Buffer): Buffer;
  /** Returns null when the content was wrapped with another key or for another context. */
  unwrap(key: string, context: string, wrapped: Buffer): Buffer | null;
  /** The public half of an Ed25519 key. */
  publicKey(key: string): KeyObject;
  sign(key: string, message: Buffer): Buffer;
  record(request: KeyRequest): void;
  list(): readonly KeyRequest[];
}

// An Ed25519 private key in PKCS 8 consists of this prefix and a seed of 32 bytes.
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const NONCE = 12;
const TAG = 16;
const MAX_REQUESTS = 100;

/** The keys of a service, derived from a secret that lives as long as this process. */
export function createKeyRing(): KeyRing {
  const secret = randomBytes(32);
  const keyOf = (name: string) => createHash('sha256').update(secret).update(name).digest();
  const signingKey = (name: string) => createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, keyOf(name)]), format: 'der', type: 'pkcs8' });
  let requests: readonly KeyRequest[] = [];
  return {
    wrap: (key, context, plain) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    unwrap: (key, context, wrapped) => {
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(key), wrapped.subarray(0, NONCE))
          .setAAD(Buffer.from(context))
          .setAuthTag(wrapped.subarray(-TAG));
        return Buffer.concat([decipher.update(wrapped.subarray(NONCE, -TAG)), decipher.final()]);
      } catch {
        return null;
      }
    },
    publicKey: (key) => createPublicKey(signingKey(key)),
    sign: (key, message) => sign(null, message, signingKey(key)),
    record: (one) => void (requests = [one, ...requests].slice(0, MAX_REQUESTS)),
    list: () => requests,
  };
}
