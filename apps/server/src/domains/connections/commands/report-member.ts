import { REPORTS_TOGETHER_MS, type ReportReason } from '@subrosa/rules/connections/reports';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { findRecentCase } from '../queries/reports.ts';
import { lockPair } from '../store/connections.ts';
import { addReport } from '../store/reports.ts';
import { blockMember } from './block-member.ts';

interface Report {
  reporterId: string;
  memberId: string;
  reason: ReportReason;
  text: string;
  block: boolean;
}

/** Reports a member to staff. As with a block, the response does not reveal whether the member exists or has blocked the reporter. */
export async function reportMember(tx: Tx, { reporterId, memberId, reason, text, block }: Report, platform: ApiPlatform): Promise<void> {
  const { clock, config } = platform;
  if (text.length > config.LIMIT_REPORT) throw new ApiError('request.invalid', { fields: { text: 'field.tooLong' } });
  const pair = { memberId: reporterId, otherId: memberId };
  // Locked, so that reports from two tabs open only one case.
  if (reporterId === memberId || !(await lockPair(tx, pair)).includes(memberId)) return;
  const at = clock.now();
  const id = newId();
  const caseId =
    (await findRecentCase(tx, 'member_report', {
      reporterId,
      reportedId: memberId,
      since: new Date(at.getTime() - REPORTS_TOGETHER_MS),
    })) ?? (await openCase(tx, clock, { kind: 'member_report', subjectKind: 'report', subjectId: id, memberId, reporterId }));
  await addReport(tx, { id, caseId, reporterId, reportedId: memberId, reason, text, at });
  if (block) await blockMember(tx, pair, clock);
}
