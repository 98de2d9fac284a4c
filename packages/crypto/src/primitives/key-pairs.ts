import { fromBase64url, toBase64url } from './base64url.ts';
import { type Bytes, joinBytes } from './bytes.ts';
import { SUITE } from './suite.ts';

/** The purpose of a P-256 key: to sign, or to receive what others encrypt. */
export type Purpose = 'signing' | 'receiving';

/** A key pair at rest; it exists only inside an encrypted bundle. */
export interface StoredKeyPair {
  privateKey: string;
  publicKey: string;
}

const algorithms = {
  signing: { name: 'ECDSA', namedCurve: 'P-256' },
  receiving: { name: 'ECDH', namedCurve: 'P-256' },
} as const;
const privateUsage = { signing: ['sign'], receiving: ['deriveBits'] } as const;
const publicUsage = { signing: ['verify'], receiving: [] } as const;

export async function generateKeyPair(purpose: Purpose, { extractable }: { extractable: boolean }): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(algorithms[purpose], extractable, [...privateUsage[purpose], ...publicUsage[purpose]]);
}

/** The suite byte and the uncompressed point. */
export async function exportPublicKey(key: CryptoKey): Promise<string> {
  return toBase64url(joinBytes(Uint8Array.of(SUITE), new Uint8Array(await crypto.subtle.exportKey('raw', key))));
}

export async function importPublicKey(purpose: Purpose, text: string): Promise<CryptoKey> {
  const bytes = fromBase64url(text);
  if (bytes[0] !== SUITE) throw new Error('unknown suite');
  return crypto.subtle.importKey('raw', bytes.slice(1), algorithms[purpose], true, publicUsage[purpose]);
}

export async function storeKeyPair(pair: CryptoKeyPair): Promise<StoredKeyPair> {
  const privateKey: Bytes = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  return { privateKey: toBase64url(privateKey), publicKey: await exportPublicKey(pair.publicKey) };
}

/** Loads a pair so that its private key cannot be exported again. */
export async function loadKeyPair(purpose: Purpose, stored: StoredKeyPair): Promise<CryptoKeyPair> {
  const privateKey = fromBase64url(stored.privateKey);
  return {
    privateKey: await crypto.subtle.importKey('pkcs8', privateKey, algorithms[purpose], false, privateUsage[purpose]),
    publicKey: await importPublicKey(purpose, stored.publicKey),
  };
}
