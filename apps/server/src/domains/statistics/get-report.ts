import { daysOf, isOver } from '@subrosa/rules/statistics/periods';
import { cardLines, transparencyLines } from '@subrosa/rules/statistics/report';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { countPeriod, findPublishedAt, listPublished } from './queries/reports.ts';

export function rangeOf(period: string) {
  const range = daysOf(period);
  if (!range) throw new ApiError('request.invalid', { fields: { period: 'field.invalid' } });
  return range;
}

/** Computed on each request: the numbers of a period that is over do not change. */
async function getReport(db: Db | Tx, clock: Clock, period: string, linesOf: typeof transparencyLines) {
  const range = rangeOf(period);
  const publishedAt = await findPublishedAt(db, period);
  const over = isOver(range, clock.now());
  return { period, ...range, isOver: over, publishedAt: publishedAt?.toISOString() ?? null, lines: linesOf(await countPeriod(db, range)) };
}

export const getTransparencyReport = (db: Db | Tx, clock: Clock, period: string) => getReport(db, clock, period, transparencyLines);

export const getCardReport = (db: Db, clock: Clock, period: string) => getReport(db, clock, period, cardLines);

/** Returns the published reports as they were published, for everyone. */
export async function listPublishedReports(db: Db) {
  const rows = await listPublished(db);
  return rows.map(({ period, lines, published_at }) => ({ period, ...rangeOf(period), publishedAt: published_at.toISOString(), lines }));
}
