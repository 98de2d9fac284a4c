import type { CaseReason } from '@subrosa/rules/moderation/case-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { issueStatementOfReasons } from '../../moderation/index.ts';
import { findCaseOf, hasStatementOfReasons } from '../queries.ts';

interface NoticeStatementOfReasonsInput {
  noticeId: string;
  ownerId: string;
  reason: string;
}

/**
 * Issues one statement of reasons to each owner of hidden media. The member of the case has received one with the
 * decision.
 */
export async function issueStatementOfReasonsForNotice(
  tx: Tx,
  clock: Clock,
  { noticeId, ownerId, reason }: NoticeStatementOfReasonsInput,
): Promise<void> {
  const found = await findCaseOf(tx, noticeId);
  if (!found || (await hasStatementOfReasons(tx, found.id, ownerId))) return;
  await issueStatementOfReasons(tx, clock, {
    caseId: found.id,
    kind: found.kind,
    memberId: ownerId,
    reason: reason as CaseReason,
    sanction: null,
  });
}
