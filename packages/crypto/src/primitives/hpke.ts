import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { type Bytes, joinBytes } from './bytes.ts';
import { SUITE } from './suite.ts';

/** RFC 9180 with DHKEM(P-256), HKDF-SHA256 and AES-256-GCM. */
export const hpkeSuite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** Must be the same on both sides: `info` for the key, `context` for this message. */
export interface HpkeBinding {
  info: Bytes;
  context: Bytes;
}

/** Suite byte, encapsulated key, ciphertext; only the holder of the private key can decrypt it. */
export async function sealTo(recipientPublicKey: CryptoKey, plaintext: Bytes, { info, context }: HpkeBinding): Promise<Bytes> {
  const sender = await hpkeSuite.createSenderContext({ recipientPublicKey, info });
  const ciphertext = await sender.seal(plaintext, context);
  return joinBytes(Uint8Array.of(SUITE), new Uint8Array(sender.enc), new Uint8Array(ciphertext));
}

/** Requires the complete pair: with a private key alone that cannot be exported, the library fails for about half of all keys. */
export async function openWith(recipient: CryptoKeyPair, sealed: Bytes, { info, context }: HpkeBinding): Promise<Bytes> {
  if (sealed[0] !== SUITE) throw new Error('unknown suite');
  const end = 1 + hpkeSuite.kem.encSize;
  const reader = await hpkeSuite.createRecipientContext({ recipientKey: recipient, enc: sealed.slice(1, end), info });
  return new Uint8Array(await reader.open(sealed.slice(end), context));
}
