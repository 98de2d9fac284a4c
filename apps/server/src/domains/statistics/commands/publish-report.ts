import { isOver } from '@subrosa/rules/statistics/periods';
import { publishedLines, transparencyLines } from '@subrosa/rules/statistics/report';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { appendAudit } from '../../audit/index.ts';
import { countPeriod } from '../queries/reports.ts';
import { rangeOf } from '../get-report.ts';
import { saveReport } from '../store.ts';

/** Publishes the rounded report of a period that is over. A published report is never replaced. */
export async function publishReport(tx: Tx, clock: Clock, staff: Staff, period: string): Promise<void> {
  const range = rangeOf(period);
  const at = clock.now();
  if (!isOver(range, at)) throw new ApiError('statistics.periodNotOver');
  const lines = publishedLines(transparencyLines(await countPeriod(tx, range)));
  if (!(await saveReport(tx, { period, lines, at, by: staff.id }))) throw new ApiError('statistics.alreadyPublished');
  const subject = { subjectKind: 'report', subjectId: null, detail: { period } };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'report.published', ...subject });
}
