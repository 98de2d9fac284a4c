import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { readWholeFile } from '../../../platform/storage/read-whole-file.ts';

/** The entries and checkpoints outside the database, where its owner can neither change nor remove them. */
export interface SecondStore {
  findEntry(index: number): Promise<Buffer | null>;
  /** Throws `SecondStoreConflictError` if another entry has this index. */
  keepEntry(index: number, content: Buffer): Promise<void>;
  keepCheckpoint(size: number, note: string): Promise<void>;
}

/** Another signer, or one before a restore, stored another entry under this index. Signing ours would be a fork. */
export class SecondStoreConflictError extends Error {
  override name = 'SecondStoreConflict';
}

/** Names sort by number. */
const DIGITS = 12;

export function secondStore(store: ObjectStore, folder: string): SecondStore {
  const nameOf = (kind: 'entries' | 'checkpoints', number: number) => `${folder}/${kind}/${String(number).padStart(DIGITS, '0')}`;

  const find = async (name: string) => ((await store.find(name)) ? readWholeFile(store, name) : null);

  /** Reads the content back, because a store without conditional writes would have replaced another one. */
  async function keep(name: string, content: Buffer, contentType: string): Promise<boolean> {
    if ((await find(name)) === null) await store.putIfAbsent(name, content, contentType);
    return (await find(name))?.equals(content) ?? false;
  }

  return {
    findEntry: (index) => find(nameOf('entries', index)),
    keepEntry: async (index, content) => {
      if (await keep(nameOf('entries', index), content, 'application/octet-stream')) return;
      throw new SecondStoreConflictError(`the second store has another entry ${index}`);
    },
    keepCheckpoint: async (size, note) => void (await keep(nameOf('checkpoints', size), Buffer.from(note), 'text/plain')),
  };
}
