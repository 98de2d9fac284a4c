import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { sha256 } from '../primitives/hashes.ts';
import { type AttachedFile, CHUNK_BYTES, hashOfChunks, ENCRYPTED_CHUNK_BYTES } from '../signed/attachment.ts';
import { ConversationError } from './errors.ts';

const KEY_LENGTH = 32;
const SMALLEST = 4096;

export interface EncryptedFile {
  sealed: Blob;
  file: Omit<AttachedFile, 'id' | 'type'>;
}

/** How long a file is once it is padded, so that its length tells at most an eighth of itself (Padmé). */
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

/** Chunk by chunk, under a key of its own. With the key of before it is sealed to the very same bytes: evidence of a file that is gone. */
export async function encryptFile(content: Blob, key: Bytes = randomBytes(KEY_LENGTH)): Promise<EncryptedFile> {
  const cipherKey = await importKey(key, 'encrypt');
  const chunks = Math.ceil(paddedLength(content.size) / CHUNK_BYTES);
  const [encrypted, plainDigests, encryptedDigests]: [Bytes[], Bytes[], Bytes[]] = [[], [], []];
  for (let index = 0; index < chunks; index += 1) {
    const plain = await sliceOf(content, index, CHUNK_BYTES);
    if (plain.length > 0) plainDigests.push(await sha256(plain));
    const chunk = new Uint8Array(await crypto.subtle.encrypt(cipherOf(index, chunks), cipherKey, filledUp(plain, index, content.size)));
    encryptedDigests.push(await sha256(chunk));
    encrypted.push(chunk);
  }
  const hashes = { hash: await hashOfChunks(plainDigests), sealedHash: await hashOfChunks(encryptedDigests) };
  return { sealed: new Blob(encrypted), file: { key: toBase64url(key), bytes: content.size, ...hashes } };
}

/** The file, if it is what the payload says; both hashes are in what its sender committed to. Throws `ConversationRefused`. */
export async function openFile(file: AttachedFile, encrypted: Blob): Promise<Blob> {
  try {
    return await decrypt(file, encrypted);
  } catch (cause) {
    throw new ConversationError('attachment', { cause });
  }
}

async function decrypt({ key, bytes, type, hash, sealedHash: encryptedHash }: AttachedFile, encrypted: Blob): Promise<Blob> {
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

function filledUp(plain: Bytes, index: number, total: number): Bytes {
  const length = Math.min(CHUNK_BYTES, paddedLength(total) - index * CHUNK_BYTES);
  if (plain.length === length) return plain;
  const filled = new Uint8Array(length);
  filled.set(plain);
  return filled;
}

async function importKey(key: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage]);
}

// The key is of one file, so a counter is a nonce; each chunk knows its place and how many there are.
function cipherOf(index: number, chunks: number): AesGcmParams {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(8, index);
  return { name: 'AES-GCM', iv, additionalData: encodeFields('attachment', index, chunks) };
}
