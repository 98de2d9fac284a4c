import { verifySignature } from '@subrosa/transparency/checkpoint/ed25519';
import { parseEntry } from '@subrosa/transparency/entries/entry';
import { nextKeyInput } from '@subrosa/transparency/entries/next-key';
import { storedEntryInput } from '@subrosa/transparency/entries/stored-entry';
import type { Db } from '../../../platform/db/database.ts';
import { logOrigin } from '../origin.ts';
import { keyOfLog } from '../queries/log-keys.ts';
import type { SignedEntry } from './second-store.ts';
import type { Signer } from './signer.ts';

/** Signs an entry for the second store, so that write access to the bucket does not suffice to continue the log. */
export async function signEntry(entry: { index: number; content: Buffer }, { key, config }: Signer): Promise<SignedEntry> {
  const { sign } = await key();
  return { content: entry.content, signature: await sign(inputOf(config, entry.index, entry.content)) };
}

/** Whether the log's key of this index signed what the second store has. */
export async function isEntrySigned(db: Db, index: number, stored: SignedEntry, signer: Signer): Promise<boolean> {
  const publicKey = await keyOfEntry(db, index, stored, signer);
  return publicKey !== null && isSignedBy(publicKey, index, stored, signer);
}

export async function isSignedBy(publicKey: Uint8Array, index: number, stored: SignedEntry, { config }: Signer): Promise<boolean> {
  return verifySignature(new Uint8Array(publicKey), new Uint8Array(stored.signature), inputOf(config, index, stored.content));
}

/** As for checkpoints: an entry that names the next key is signed by that one, and contains the signature of the key before. */
async function keyOfEntry(db: Db, index: number, { content }: SignedEntry, signer: Signer): Promise<Uint8Array | null> {
  const entry = parseEntry(new Uint8Array(content));
  if (!entry.ok) return null;
  const first = async () => new Uint8Array((await signer.key()).publicKey);
  if (entry.value.kind !== 'key') return (await keyOfLog(db, index + 1)) ?? (await first());
  const { publicKey, signature } = entry.value;
  const before = (await keyOfLog(db, index)) ?? (await first());
  const isNamed = await verifySignature(before, signature, nextKeyInput({ origin: logOrigin(signer.config), index }, publicKey));
  return isNamed ? publicKey : null;
}

const inputOf = (config: Signer['config'], index: number, content: Buffer) =>
  storedEntryInput({ origin: logOrigin(config), index }, content);
