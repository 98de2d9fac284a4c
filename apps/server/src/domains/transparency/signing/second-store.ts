import { encodeStoredEntry, parseStoredEntry } from '@subrosa/transparency/entries/stored-entry';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { readWholeFile } from '../../../platform/storage/read-whole-file.ts';

/** An entry with the signature of the log's key. */
export interface SignedEntry {
  content: Buffer;
  signature: Buffer;
}

/** The entries and checkpoints outside the database, where its owner can neither change nor remove them. */
export interface SecondStore {
  /** What somebody else wrote is returned with an empty signature. */
  findEntry(index: number): Promise<SignedEntry | null>;
  /** Stores an entry unless there is one; returns what the store has now. */
  keepEntry(index: number, entry: SignedEntry): Promise<SignedEntry>;
  keepCheckpoint(size: number, note: string): Promise<void>;
}

/** The second store has another entry under this index: of another signer, or of nobody. Signing ours would be a fork. */
export class SecondStoreConflictError extends Error {
  override name = 'SecondStoreConflict';
}

/** Names sort by number. */
const DIGITS = 12;
/** More than an entry with its signature needs; what is longer is not read. */
const LONGEST_FILE = 4096;

export function secondStore(store: ObjectStore, folder: string): SecondStore {
  const nameOf = (kind: 'entries' | 'checkpoints', number: number) => `${folder}/${kind}/${String(number).padStart(DIGITS, '0')}`;

  async function find(name: string): Promise<Buffer | null> {
    const found = await store.find(name);
    if (!found) return null;
    return found.bytes > LONGEST_FILE ? Buffer.alloc(0) : readWholeFile(store, name);
  }

  async function findEntry(index: number): Promise<SignedEntry | null> {
    const file = await find(nameOf('entries', index));
    return file && parseFile(file);
  }

  async function put(name: string, content: Uint8Array, contentType: string): Promise<void> {
    if ((await store.find(name)) === null) await store.putIfAbsent(name, Buffer.from(content), contentType);
  }

  return {
    findEntry,
    // Read back, because a store without conditional writes would have replaced another one.
    keepEntry: async (index, { content, signature }) => {
      const file = encodeStoredEntry({ content: new Uint8Array(content), signature: new Uint8Array(signature) });
      await put(nameOf('entries', index), file, 'application/octet-stream');
      const kept = await findEntry(index);
      if (!kept) throw new SecondStoreConflictError(`the second store lost entry ${index}`);
      return kept;
    },
    keepCheckpoint: (size, note) => put(nameOf('checkpoints', size), Buffer.from(note), 'text/plain'),
  };
}

function parseFile(file: Buffer): SignedEntry {
  const parsed = parseStoredEntry(new Uint8Array(file));
  return { content: Buffer.from(parsed?.content ?? []), signature: Buffer.from(parsed?.signature ?? []) };
}
