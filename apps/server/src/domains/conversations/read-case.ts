import type { conversationsCalls } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { hasCase, recordLook } from '../moderation/index.ts';
import { openDisclosed } from './disclosed.ts';
import { listReports } from './queries/reports.ts';

/** What was reported, for the person of staff who has taken the case; each look is noted. */
export async function readConversationCase(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
  { clock, config }: CallPlatform,
): Promise<ReplyOf<(typeof conversationsCalls)['readConversationCase']>> {
  if (!(await hasCase(db, staffId, id))) throw new Refusal('page.missing');
  await recordLook(db, clock, { staffId, subjectId: id });
  const reports = await listReports(db, id);
  return reports.map(({ id: reportId, reporter, reported, reported_id, reason, text, at, messages }) => ({
    id: reportId,
    reporter,
    reason,
    text,
    at: at.toISOString(),
    messages: openDisclosed(config, reportId, messages).map(({ senderId, ...said }) => ({
      ...said,
      sender: senderId === reported_id ? reported : reporter,
    })),
  }));
}
