import type { Signer } from '@subrosa/transparency/checkpoint/ed25519';
import type { KeySigner } from '../../../platform/keys/keys.ts';

/** The library has its own type of bytes, which WebCrypto requires. */
export const ofBytes = ({ publicKey, sign }: KeySigner): Signer => ({
  publicKey: new Uint8Array(publicKey),
  sign: async (input) => new Uint8Array(await sign(input)),
});
