import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { preservedContextOf, preservedKey } from './files.ts';
import { isPreserved } from './queries.ts';
import { encryptForPreservation } from './encrypt.ts';
import { addPreserved, type PreservedKind } from './store.ts';

interface PreserveFileInput {
  caseId: string;
  kind: PreservedKind;
  /** The origin of the file; it makes a repeated call idempotent. */
  source: string;
  type: string;
  content: Blob;
}

/** Preserves a file in encrypted form. The row is inserted last, so that an interrupted call is repeated from its start. */
export async function preserveFile(
  { db, clock, documents, keys }: Pick<WorkerPlatform, 'db' | 'clock' | 'documents' | 'keys'>,
  { caseId, kind, source, type, content }: PreserveFileInput,
): Promise<void> {
  if (await isPreserved(db, caseId, source)) return;
  const id = newId();
  const { ciphertext, key } = await encryptForPreservation(content, keys, preservedContextOf({ id, caseId }));
  const folder = await mkdtemp(join(tmpdir(), 'subrosa-preserve-'));
  try {
    const path = join(folder, 'encrypted');
    await pipeline(Readable.fromWeb(ciphertext.stream()), createWriteStream(path, { mode: 0o600 }));
    await documents.putFile(preservedKey(id), path, 'application/octet-stream');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await transaction(db, (tx) => addPreserved(tx, { id, caseId, kind, source, type, fileBytes: content.size, key, at: clock.now() }));
}
