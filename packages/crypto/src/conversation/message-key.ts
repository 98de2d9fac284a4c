import type { Bytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { deriveCipherKey } from '../primitives/hkdf.ts';
import { contextFields, type MessageContext } from '../signed/message.ts';

/** Derives a key for one message from a random salt, bound to the context. */
export async function messageKey(
  epochKey: CryptoKey,
  salt: Bytes,
  context: MessageContext,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  return deriveCipherKey(epochKey, { salt, info: encodeFields('message key', ...contextFields(context)) }, usage);
}

// The salt yields a separate key for each message, so a constant nonce is safe.
export function cipherOf(context: MessageContext, commitment: Bytes): AesGcmParams {
  const additionalData = encodeFields('message', ...contextFields(context), commitment);
  return { name: 'AES-GCM', iv: new Uint8Array(12), additionalData };
}
