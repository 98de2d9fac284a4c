import { sql } from 'kysely';
import { append } from '@subrosa/transparency/log/append';
import type { LogStore } from '@subrosa/transparency/log/store';
import { encodeEntry, parseEntry, type Entry } from '@subrosa/transparency/entries/entry';
import type { Tx } from '../../../../platform/db/database.ts';
import { findLogSize, logReader } from '../../queries/log.ts';

const logStore = (tx: Tx): LogStore => ({
  ...logReader(tx),
  write: async (nodes) => {
    const values = nodes.map(({ level, index, hash }) => ({ level, index, hash: Buffer.from(hash) }));
    await tx.insertInto('transparency_log').values(values).execute();
  },
});

/** Adds an entry to the log and the hashes that it completes. */
export async function addEntry(tx: Tx, entry: Entry): Promise<void> {
  await addEncodedEntry(tx, encodeEntry(entry));
}

/** Adds an entry as the second store has it. */
export async function addEncodedEntry(tx: Tx, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const parsed = parseEntry(content);
  if (!parsed.ok) throw new Error(`the second store has no valid entry: ${parsed.problem}`);
  const { kind } = parsed.value;
  const index = await findLogSize(tx);
  await tx
    .insertInto('transparency_entry')
    .values({ index, kind, content: Buffer.from(content), edition: parsed.value.kind === 'edition' ? parsed.value.number : null })
    .execute();
  await append(logStore(tx), index, [content]);
  // A checkpoint that contains the entry is signed by the key that it names.
  if (parsed.value.kind === 'key') await addKey(tx, { fromSize: index + 1, publicKey: parsed.value.publicKey });
}

export async function addKey(tx: Tx, { fromSize, publicKey }: { fromSize: number; publicKey: Uint8Array }): Promise<void> {
  await tx
    .insertInto('transparency_key')
    .values({ from_size: fromSize, public_key: Buffer.from(publicKey) })
    .execute();
}

/** Removes entries from an index on that no checkpoint contains; triggers reject any other. What their editions changed waits again. */
export async function discardEntries(tx: Tx, from: number): Promise<void> {
  const index = String(from);
  // Otherwise the next editions of a map that they changed would have its earlier root and its later leaves.
  await sql`
    SELECT return_transparency_changes(edition) FROM (
      SELECT min(edition) AS edition FROM transparency_entry WHERE index >= ${index}::bigint) discarded WHERE edition IS NOT NULL`.execute(
    tx,
  );
  await sql`
    DELETE FROM transparency_edition WHERE number IN (SELECT edition FROM transparency_entry WHERE index >= ${index}::bigint)`.execute(tx);
  await sql`DELETE FROM transparency_log WHERE ((index + 1) << level) > ${index}::bigint`.execute(tx);
  await sql`
    DELETE FROM transparency_key WHERE from_size IN (SELECT index + 1 FROM transparency_entry WHERE kind = 'key' AND index >= ${index}::bigint)`.execute(
    tx,
  );
  await sql`DELETE FROM transparency_entry WHERE index >= ${index}::bigint`.execute(tx);
}

export async function addCheckpoint(tx: Tx, { size, note, at }: { size: number; note: string; at: Date }): Promise<void> {
  await tx.insertInto('transparency_checkpoint').values({ size, note, signed_at: at }).execute();
}
