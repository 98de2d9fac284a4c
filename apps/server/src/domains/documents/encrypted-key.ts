/** The key of a document and its hashes. They are wrapped too, because the hash of a small content could be guessed. */
export interface EncryptedKey {
  key: string;
  hash: string;
  encryptedHash: string;
}

const LENGTH = 32;
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

export function packKey({ key, hash, encryptedHash }: EncryptedKey): Buffer {
  return Buffer.concat([bytesOf(key), bytesOf(hash), bytesOf(encryptedHash)]);
}

export function unpackKey(packed: Buffer): EncryptedKey {
  if (packed.length !== 3 * LENGTH) throw new Error('not the key of a document');
  const part = (index: number) => packed.subarray(index * LENGTH, (index + 1) * LENGTH).toString('base64url');
  return { key: part(0), hash: part(1), encryptedHash: part(2) };
}
