import type { Signer } from '../../src/checkpoint/ed25519.ts';

export async function aSigner(): Promise<Signer> {
  const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  return {
    publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
    sign: async (input) => new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, input)),
  };
}
