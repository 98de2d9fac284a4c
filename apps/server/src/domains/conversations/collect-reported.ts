import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { readWholeFile } from '../../platform/storage/read-whole-file.ts';
import { attachmentKey } from './attachments/files.ts';
import type { EvidenceFile } from './attachments/prove-files.ts';
import { decryptDisclosed, type Disclosed } from './disclosed-messages.ts';
import { listConversationReports } from './queries/reports.ts';

interface ReportedContent {
  reports: { reporterId: string; reason: string; text: string | null; at: Date; messages: Disclosed[] }[];
  files: { opens: EvidenceFile; read: () => Promise<Buffer> }[];
}

/** Collects everything that a report disclosed, for a CSAM case: decrypted messages, and files as stored, with their keys. */
export async function collectReported(db: Db, storage: ObjectStore, config: Config, reportId: string): Promise<ReportedContent> {
  const reports = (await listConversationReports(db, reportId)).map(({ id, messages, ...report }) => ({
    ...report,
    messages: decryptDisclosed(config, id, messages),
  }));
  const files = new Map(
    reports.flatMap(({ messages }) => messages.flatMap(({ attachments }) => attachments.map((file) => [file.objectId, file]))),
  );
  return {
    reports,
    files: [...files.values()].map((opens) => ({ opens, read: () => readWholeFile(storage, attachmentKey(opens.objectId)) })),
  };
}
