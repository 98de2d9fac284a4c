import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findStatementOfReasons, lockStatementOfReasons } from '../queries/statements-of-reasons.ts';
import { addAppeal } from '../store/statements-of-reasons.ts';
import { openCase } from './open-case.ts';

interface FileAppealInput {
  statementOfReasonsId: string;
  memberId: string;
  text: string;
}

/** Files one appeal for each statement of reasons, within six months; another moderator decides it. */
export async function fileAppeal(tx: Tx, clock: Clock, { statementOfReasonsId, memberId, text }: FileAppealInput): Promise<void> {
  await lockStatementOfReasons(tx, statementOfReasonsId);
  const found = await findStatementOfReasons(tx, statementOfReasonsId);
  if (found?.member_id !== memberId) throw new ApiError('resource.notFound');
  if (found.filed_at !== null) throw new ApiError('moderation.alreadyAppealed');
  const at = clock.now();
  if (found.appeal_until <= at) throw new ApiError('moderation.appealPeriodOver');
  const about = {
    kind: 'appeal',
    subjectKind: 'statement_of_reasons',
    subjectId: statementOfReasonsId,
    memberId,
    firstDeciderId: found.decided_by,
  } as const;
  await addAppeal(tx, { statementOfReasonsId, caseId: await openCase(tx, clock, about), text, at });
}
