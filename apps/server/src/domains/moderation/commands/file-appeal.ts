import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findStatement, lockStatement } from '../queries/statements.ts';
import { addAppeal } from '../store/statements.ts';
import { openCase } from './open-case.ts';

interface Appealing {
  statementId: string;
  memberId: string;
  text: string;
}

/** Once for each statement, within six months; somebody else than the first decides. */
export async function fileAppeal(tx: Tx, clock: Clock, { statementId, memberId, text }: Appealing): Promise<void> {
  await lockStatement(tx, statementId);
  const found = await findStatement(tx, statementId);
  if (found?.member_id !== memberId) throw new Refusal('page.missing');
  if (found.filed_at !== null) throw new Refusal('moderation.appealed');
  const at = clock.now();
  if (found.appeal_until <= at) throw new Refusal('moderation.appealLate');
  const about = { kind: 'appeal', subjectKind: 'statement', subjectId: statementId, memberId, firstDeciderId: found.decided_by } as const;
  await addAppeal(tx, { statementId, caseId: await openCase(tx, clock, about), text, at });
}
