import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { mayAccess, recordAccess, displayNamesOf } from '../moderation/index.ts';
import { type Disclosed, type DisclosedMessage, type DisclosedState, decryptDisclosed } from './disclosed-messages.ts';
import { listConversationReports } from './queries/reports.ts';
import { attachmentKey } from './attachments/files.ts';
import type { EvidenceFile } from './attachments/prove-files.ts';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';

/** Returns the reports of a case to the moderator who claimed it, and logs the access. */
export async function getConversationCase(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
  platform: ApiPlatform,
): Promise<ReplyOf<(typeof conversationsRoutes)['getConversationCase']>> {
  const { clock, config, storage } = platform;
  if (!(await mayAccess(db, staffId, id))) throw new ApiError('resource.notFound');
  await recordAccess(db, clock, { staffId, subjectId: id });
  const reports = (await listConversationReports(db, id)).map(({ messages, ...report }) => ({
    ...report,
    disclosed: decryptDisclosed(config, report.id, messages),
  }));
  const people = reports.flatMap(({ reporterId, disclosed }) => [reporterId, ...disclosed.map(({ senderId }) => senderId)]);
  const names = await displayNamesOf(db, platform, staffId, people);
  const view = async <Shown extends Disclosed>({ senderId, attachments, ...shown }: Shown) => ({
    ...shown,
    sender: names.get(senderId)?.name ?? null,
    attachments: await Promise.all(attachments.map((file) => viewFile(file, storage))),
  });
  return Promise.all(
    reports.map(async ({ id: reportId, reporterId, reason, text, at, disclosed }) => ({
      id: reportId,
      reporter: names.get(reporterId)?.name ?? null,
      reason,
      text,
      at: at.toISOString(),
      messages: await Promise.all(disclosed.filter(isMessage).map((one) => view(one))),
      states: await Promise.all(disclosed.filter(isState).map((one) => view(one))),
    })),
  );
}

const isMessage = (one: Disclosed): one is DisclosedMessage => one.kind === 'message';
const isState = (one: Disclosed): one is DisclosedState => one.kind !== 'message';

async function viewFile(file: EvidenceFile, storage: ApiPlatform['storage']) {
  const { id, name, type, bytes, key, hash, encryptedHash, preview = false, objectId } = file;
  const url = await storage.signRead(attachmentKey(objectId), attachmentLimits.readSeconds);
  return { id, name, type, bytes, key, hash, encryptedHash, preview, url };
}
