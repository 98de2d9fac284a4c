import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { decodeFields } from '@subrosa/crypto/primitives/decode-fields';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';

/** An entry as the second store keeps it: with a signature of the log's key, so that nobody else continues the log there. */
export interface StoredEntry {
  readonly content: Bytes;
  readonly signature: Bytes;
}

const LABEL = 'transparency stored entry';

/** What the key signs: the entry is valid at one index of one log only. */
export function storedEntryInput(log: { origin: string; index: number }, content: Uint8Array): Bytes {
  return encodeFields(LABEL, 'input', log.origin, log.index, content);
}

export function encodeStoredEntry({ content, signature }: StoredEntry): Bytes {
  return encodeFields(LABEL, 'file', content, signature);
}

/** Null for anything that `encodeStoredEntry` did not write. */
export function parseStoredEntry(file: Uint8Array): StoredEntry | null {
  const [kind, content, signature, ...others] = decodeFields(LABEL, file) ?? [];
  const isWhole = kind === 'file' && content instanceof Uint8Array && signature instanceof Uint8Array && others.length === 0;
  return isWhole ? { content: Uint8Array.from(content), signature: Uint8Array.from(signature) } : null;
}
