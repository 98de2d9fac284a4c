import { sha256 } from '../primitives/hashes.ts';
import { toBase64url } from '../primitives/base64url.ts';
import { type Bytes, joinBytes } from '../primitives/bytes.ts';

/** A file as described in a payload: its key, and what its contents must match. */
export interface AttachedFile {
  /** Created by the server. */
  id: string;
  /** 32 bytes, used for this file only. */
  key: string;
  /** Size of the file itself, without padding. */
  bytes: number;
  type: string;
  /** Hash of the file, chunk by chunk: see `hashOfChunks`. */
  hash: string;
  /** Hash of the encrypted file in the store. */
  encryptedHash: string;
}

export interface Attachment extends AttachedFile {
  name: string;
  width?: number;
  height?: number;
  seconds?: number;
  /** A separate file. */
  thumbnail?: AttachedFile;
}

export const CHUNK_BYTES = 65_536;
export const ENCRYPTED_CHUNK_BYTES = CHUNK_BYTES + 16;

/** SHA-256 over the SHA-256 of each chunk, so that neither side needs the whole file at once. */
export async function hashOfChunks(digests: readonly Bytes[]): Promise<string> {
  return toBase64url(await sha256(joinBytes(...digests)));
}

const HASH = /^[A-Za-z0-9_-]{43}$/;

/** Throws if it is not the description of a file. */
export function decodeFile(value: unknown): AttachedFile {
  const { id, key, bytes, type, hash, encryptedHash } = asRecord(value);
  const isWhole = typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes > 0;
  if (typeof id !== 'string' || !isWhole || typeof type !== 'string') throw new TypeError('not a file');
  if (!isHash(key) || !isHash(hash) || !isHash(encryptedHash)) throw new TypeError('not a file');
  return { id, key, bytes, type, hash, encryptedHash };
}

export function decodeAttachment(value: unknown): Attachment {
  const { name, width, height, seconds, thumbnail } = asRecord(value);
  if (typeof name !== 'string') throw new TypeError('not an attachment');
  return {
    ...decodeFile(value),
    name,
    ...(isMeasure(width) && { width }),
    ...(isMeasure(height) && { height }),
    ...(isMeasure(seconds) && { seconds }),
    ...(thumbnail !== undefined && { thumbnail: decodeFile(thumbnail) }),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not a record');
  return value as Record<string, unknown>;
}

const isHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value);

const isMeasure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
