import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { sha256 } from '../primitives/hashes.ts';
import { type AttachedFile, CHUNK_BYTES, hashOfChunks, ENCRYPTED_CHUNK_BYTES } from '../signed/attachment.ts';
import { ConversationError } from './errors.ts';

const KEY_LENGTH = 32;
const SMALLEST = 4096;

export interface EncryptedFile {
  ciphertext: Blob;
  file: Omit<AttachedFile, 'id' | 'type'>;
}

/** The length of the padded file, which reveals the real length only to an eighth (Padmé). */
export function paddedLength(bytes: number): number {
  if (bytes <= SMALLEST) return SMALLEST;
  const exponent = Math.floor(Math.log2(bytes));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(bytes / step) * step;
}

export function encryptedLength(bytes: number): number {
  const padded = paddedLength(bytes);
  return padded + Math.ceil(padded / CHUNK_BYTES) * (ENCRYPTED_CHUNK_BYTES - CHUNK_BYTES);
}

/** Encrypts chunk by chunk, under a separate key. With the earlier key the bytes are identical: evidence of a deleted file. */
export async function encryptFile(content: Blob, key: Bytes = randomBytes(KEY_LENGTH)): Promise<EncryptedFile> {
  const cipherKey = await importKey(key, 'encrypt');
  const chunks = Math.ceil(paddedLength(content.size) / CHUNK_BYTES);
  const [encrypted, plainDigests, encryptedDigests]: [Bytes[], Bytes[], Bytes[]] = [[], [], []];
  for (let index = 0; index < chunks; index += 1) {
    const plain = await sliceOf(content, index, CHUNK_BYTES);
    if (plain.length > 0) plainDigests.push(await sha256(plain));
    const chunk = new Uint8Array(await crypto.subtle.encrypt(cipherOf(index, chunks), cipherKey, padChunk(plain, index, content.size)));
    encryptedDigests.push(await sha256(chunk));
    encrypted.push(chunk);
  }
  const hashes = { hash: await hashOfChunks(plainDigests), encryptedHash: await hashOfChunks(encryptedDigests) };
  return { ciphertext: new Blob(encrypted), file: { key: toBase64url(key), bytes: content.size, ...hashes } };
}

/** Returns the file if it matches the payload; its sender committed to both hashes. Throws `ConversationError`. */
export async function decryptFile(file: AttachedFile, encrypted: Blob): Promise<Blob> {
  try {
    return await decryptChunks(file, encrypted);
  } catch (cause) {
    throw new ConversationError('attachment', { cause });
  }
}

async function decryptChunks({ key, bytes, type, hash, encryptedHash }: AttachedFile, encrypted: Blob): Promise<Blob> {
  if (encrypted.size !== encryptedLength(bytes)) throw new RangeError('another length');
  const cipherKey = await importKey(fromBase64url(key), 'decrypt');
  const chunks = Math.ceil(encrypted.size / ENCRYPTED_CHUNK_BYTES);
  const [content, plainDigests, encryptedDigests]: [Bytes[], Bytes[], Bytes[]] = [[], [], []];
  for (let index = 0; index < chunks; index += 1) {
    const chunk = await sliceOf(encrypted, index, ENCRYPTED_CHUNK_BYTES);
    encryptedDigests.push(await sha256(chunk));
    const opened = new Uint8Array(await crypto.subtle.decrypt(cipherOf(index, chunks), cipherKey, chunk));
    const plain = opened.slice(0, Math.max(0, bytes - index * CHUNK_BYTES));
    if (plain.length === 0) continue;
    plainDigests.push(await sha256(plain));
    content.push(plain);
  }
  if ((await hashOfChunks(encryptedDigests)) !== encryptedHash) throw new Error('not what was uploaded');
  if ((await hashOfChunks(plainDigests)) !== hash) throw new Error('not what was committed to');
  return new Blob(content, { type });
}

async function sliceOf(blob: Blob, index: number, size: number): Promise<Bytes> {
  return new Uint8Array(await blob.slice(index * size, (index + 1) * size).arrayBuffer());
}

function padChunk(plain: Bytes, index: number, total: number): Bytes {
  const length = Math.min(CHUNK_BYTES, paddedLength(total) - index * CHUNK_BYTES);
  if (plain.length === length) return plain;
  const padded = new Uint8Array(length);
  padded.set(plain);
  return padded;
}

async function importKey(key: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage]);
}

// The key is used for one file only, so a counter is a safe nonce; each chunk is bound to its index and the number of chunks.
function cipherOf(index: number, chunks: number): AesGcmParams {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(8, index);
  return { name: 'AES-GCM', iv, additionalData: encodeFields('attachment', index, chunks) };
}
