import type { ReportReason } from '@subrosa/rules/connections/reports';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { findPosts } from '../queries/cards.ts';
import { addReport } from '../store/reports.ts';

interface Report {
  caller: Caller;
  id: string;
  reason: ReportReason;
  text: string;
}

/** Reports a post to staff, with a copy of its current text. The owner is not notified. */
export async function reportRequest(tx: Tx, { caller, id, reason, text }: Report, { clock, config }: ApiPlatform): Promise<void> {
  if (text.length > config.LIMIT_REPORT) throw new ApiError('request.invalid', { fields: { text: 'field.tooLong' } });
  const reporterId = caller.memberId;
  const [post] = mayBrowse(caller) ? await findPosts(tx, { viewerId: reporterId, ids: [id], locale: 'en' }) : [];
  if (!post || post.member_id === reporterId) throw new ApiError('resource.notFound');
  const ownerId = post.member_id;
  const about = { kind: 'request_report', subjectKind: 'request', subjectId: post.id, memberId: ownerId, reporterId } as const;
  const caseId = await openCase(tx, clock, about);
  const { title, description } = post;
  await addReport(tx, { id: newId(), caseId, postId: post.id, ownerId, reporterId, reason, text, title, description, at: clock.now() });
}
