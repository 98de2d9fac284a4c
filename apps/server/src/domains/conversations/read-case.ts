import type { conversationsCalls } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { mayLookAt, recordLook, shownNames } from '../moderation/index.ts';
import { openDisclosed } from './disclosed.ts';
import { listReports } from './queries/reports.ts';
import { sealedKey } from './attachments/files.ts';
import type { ShownFile } from './attachments/prove-files.ts';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';

/** What was reported, for the person of staff who has taken the case; each look is noted. */
export async function readConversationCase(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
  platform: CallPlatform,
): Promise<ReplyOf<(typeof conversationsCalls)['readConversationCase']>> {
  const { clock, config, storage } = platform;
  if (!(await mayLookAt(db, staffId, id))) throw new Refusal('page.missing');
  await recordLook(db, clock, { staffId, subjectId: id });
  const reports = (await listReports(db, id)).map((report) => ({ ...report, messages: openDisclosed(config, report.id, report.messages) }));
  const people = reports.flatMap(({ reporterId, messages }) => [reporterId, ...messages.map(({ senderId }) => senderId)]);
  const names = await shownNames(db, platform, staffId, people);
  return Promise.all(
    reports.map(async ({ id: reportId, reporterId, reason, text, at, messages }) => ({
      id: reportId,
      reporter: names.get(reporterId)?.name ?? null,
      reason,
      text,
      at: at.toISOString(),
      messages: await Promise.all(
        messages.map(async ({ senderId, attachments = [], ...said }) => ({
          ...said,
          sender: names.get(senderId)?.name ?? null,
          attachments: await Promise.all(attachments.map((file) => viewFile(file, storage))),
        })),
      ),
    })),
  );
}

async function viewFile({ id, name, type, bytes, key, hash, sealedHash, objectId }: ShownFile, storage: CallPlatform['storage']) {
  const url = await storage.signRead(sealedKey(objectId), attachmentLimits.readSeconds);
  return { id, name, type, bytes, key, hash, sealedHash, url };
}
