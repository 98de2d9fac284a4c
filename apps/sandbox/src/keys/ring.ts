import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** What was asked of which key; the newest first, and never what was wrapped. */
export interface KeyRequest {
  service: 'kms' | 'vault';
  action: 'encrypt' | 'decrypt';
  key: string;
  answer: string;
}

export interface Ring {
  wrap(key: string, context: string, plain: Buffer): Buffer;
  /** Null where it was wrapped with another key or for something else. */
  unwrap(key: string, context: string, wrapped: Buffer): Buffer | null;
  note(request: KeyRequest): void;
  list(): readonly KeyRequest[];
}

const NONCE = 12;
const TAG = 16;
const KEPT = 100;

/** Keys of a service, each made of a secret that ends with this process. */
export function createRing(): Ring {
  const secret = randomBytes(32);
  const keyOf = (name: string) => createHash('sha256').update(secret).update(name).digest();
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
    note: (one) => void (requests = [one, ...requests].slice(0, KEPT)),
    list: () => requests,
  };
}
