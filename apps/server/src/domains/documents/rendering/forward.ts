import { decryptFile } from '@subrosa/crypto/conversation/attachments';
import type { AttachedFile } from '@subrosa/crypto/signed/attachment';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Tipline } from '../../../platform/tipline/tipline.ts';
import { readWholeFile } from '../../../platform/storage/read-whole-file.ts';
import { appendAudit } from '../../audit/index.ts';
import { preservedContextOf, preservedKey } from '../preservation/files.ts';
import { findForwardable, type Forwardable } from '../preservation/queries.ts';
import { unpackKey } from '../encrypted-key.ts';
import type { Opening } from './render-document.ts';

interface ForwardInput extends Opening {
  db: Db;
  clock: Clock;
  tipline: Tipline;
}

/**
 * Decrypts a preserved file and uploads it to the report that is being sent, after an audit entry. Returns the id that
 * NCMEC assigned to the file, or null when there is no such report.
 */
export async function forward({ fileId, number }: { fileId: string; number: string }, api: ForwardInput): Promise<string | null> {
  const file = await transaction(api.db, async (tx) => {
    const found = await findForwardable(tx, fileId, number);
    if (!found) return null;
    const about = { subjectKind: 'case', subjectId: found.caseId, detail: { file: fileId } };
    await appendAudit(tx, api.clock, { actorId: null, action: 'csam.forwarded', ...about });
    return found;
  });
  if (!file) return null;
  const opened = await openPreserved(file, api);
  // File names may identify a person; NCMEC receives them in the account data.
  return api.tipline.upload(number, { ...opened, name: file.kind === 'facts' ? 'facts.json' : file.id });
}

async function openPreserved(file: Forwardable, { keys, store }: Opening): Promise<{ type: string; content: Buffer }> {
  const key = unpackKey(await keys.unwrap(file, preservedContextOf(file)));
  const encrypted = await readWholeFile(store, preservedKey(file.id));
  const described = { id: file.id, type: file.type, bytes: Number(file.bytes), ...key };
  const content = await contentOf(described, encrypted);
  if (file.kind !== 'attachment') return { type: file.type, content };
  const end = content.indexOf('\n');
  const attached = JSON.parse(content.subarray(0, end).toString()) as AttachedFile;
  return { type: attached.type, content: await contentOf(attached, content.subarray(end + 1)) };
}

async function contentOf(described: AttachedFile, encrypted: Buffer): Promise<Buffer> {
  const opened = await decryptFile(described, new Blob([new Uint8Array(encrypted)]));
  return Buffer.from(await opened.arrayBuffer());
}
