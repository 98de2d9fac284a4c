import { transaction } from '../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { appendAudit } from '../audit/index.ts';
import { collectReported } from '../conversations/index.ts';
import { packAttachment, preserveFile } from '../documents/index.ts';
import { listQuarantinable, getQuarantinedFile, removeQuarantined } from '../media/index.ts';
import { findCase, findHolder, type StoredCsamCase } from './queries/cases.ts';
import { markPreserved } from './store.ts';

/**
 * Encrypts everything about a case and deletes it from its original place. It is idempotent, so a retry starts from the
 * beginning.
 */
export async function preserve(platform: WorkerPlatform, caseId: string): Promise<void> {
  const { db, clock } = platform;
  const found = await findCase(db, caseId);
  if (!found || found.preservedAt !== null) return;
  const about = found.subjectKind === 'media' ? await preserveItem(platform, found) : await preserveReport(platform, found);
  const holder = found.memberId === null ? null : ((await findHolder(db, found.memberId)) ?? null);
  const facts = { case: caseId, source: found.source, list: found.list, distance: found.distance, openedAt: found.openedAt, holder, about };
  await preserveCaptured(platform, found, {
    kind: 'facts',
    source: 'facts',
    type: 'application/json',
    content: new Blob([JSON.stringify(facts)]),
  });
  await transaction(db, async (tx) => {
    await markPreserved(tx, caseId, clock.now());
    await appendAudit(tx, clock, { actorId: null, action: 'csam.preserved', subjectKind: 'case', subjectId: caseId });
  });
  if (found.subjectKind === 'media') await removeQuarantined(platform.storage, found.subjectId);
}

type CapturedFiles = Omit<Parameters<typeof preserveFile>[1], 'caseId'>;

const preserveCaptured = (platform: WorkerPlatform, { id: caseId }: StoredCsamCase, kept: CapturedFiles) =>
  preserveFile(platform, { caseId, ...kept });

async function preserveItem(platform: WorkerPlatform, found: StoredCsamCase): Promise<object> {
  const { db, storage } = platform;
  const item = await listQuarantinable(db, found.subjectId);
  const file = await getQuarantinedFile(storage, found.subjectId);
  // An earlier attempt may have preserved and removed the file already.
  if (file) {
    const type = file.type === 'application/octet-stream' ? (item?.contentType ?? file.type) : file.type;
    await preserveCaptured(platform, found, { kind: 'file', source: `media/${found.subjectId}`, type, content: file.content });
  }
  return { item: item ?? null };
}

async function preserveReport(platform: WorkerPlatform, found: StoredCsamCase): Promise<object> {
  const { db, storage, config } = platform;
  const { reports, files } = await collectReported(db, storage, config, found.subjectId);
  for (const { opens, read } of files) {
    const content = new Blob([new Uint8Array(packAttachment(opens, await read()))]);
    await preserveCaptured(platform, found, {
      kind: 'attachment',
      source: `attachment/${opens.objectId}`,
      type: 'application/octet-stream',
      content,
    });
  }
  return { reports };
}
