import type { conversationsCalls } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { mayLookAt, recordLook, shownNames } from '../moderation/index.ts';
import { type Disclosed, type DisclosedMessage, type DisclosedState, openDisclosed } from './disclosed.ts';
import { listConversationReports } from './queries/reports.ts';
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
  const reports = (await listConversationReports(db, id)).map(({ messages, ...report }) => ({
    ...report,
    disclosed: openDisclosed(config, report.id, messages),
  }));
  const people = reports.flatMap(({ reporterId, disclosed }) => [reporterId, ...disclosed.map(({ senderId }) => senderId)]);
  const names = await shownNames(db, platform, staffId, people);
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

async function viewFile(file: ShownFile, storage: CallPlatform['storage']) {
  const { id, name, type, bytes, key, hash, sealedHash, preview = false, objectId } = file;
  const url = await storage.signRead(sealedKey(objectId), attachmentLimits.readSeconds);
  return { id, name, type, bytes, key, hash, sealedHash, preview, url };
}
