import { createPrivateKey, sign, type JsonWebKey } from 'node:crypto';
import { KeyProviderError, type KeySigner } from './keys.ts';

/** Signs with a key in this process. */
export function localSigner(privateKey: string): KeySigner {
  const jwk = JSON.parse(privateKey) as JsonWebKey;
  if (jwk.crv !== 'Ed25519') throw new KeyProviderError('the signing key is no Ed25519 key');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return { publicKey: Buffer.from(jwk.x ?? '', 'base64url'), sign: async (message) => sign(null, message, key) };
}
