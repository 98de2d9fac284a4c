import type { CaseReason } from '@subrosa/rules/moderation/cases';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { makeStatement } from '../../moderation/index.ts';
import { findCaseOf, hasStatement } from '../queries.ts';

interface Stating {
  noticeId: string;
  ownerId: string;
  reason: string;
}

/** To every owner of what a notice took away, once; whom the case itself is about was told with the decision. */
export async function stateReasons(tx: Tx, clock: Clock, { noticeId, ownerId, reason }: Stating): Promise<void> {
  const found = await findCaseOf(tx, noticeId);
  if (!found || (await hasStatement(tx, found.id, ownerId))) return;
  await makeStatement(tx, clock, { caseId: found.id, kind: found.kind, memberId: ownerId, reason: reason as CaseReason, sanction: null });
}
