import type { connectionsCalls } from '@subrosa/contract/connections';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { hasCase, recordLook } from '../moderation/index.ts';
import { listReports } from './queries/reports.ts';

/** What was reported, for the person of staff who has taken the case; each look is noted. */
export async function readReports(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
  { clock }: CallPlatform,
): Promise<ReplyOf<(typeof connectionsCalls)['readReports']>> {
  if (!(await hasCase(db, staffId, id))) throw new Refusal('page.missing');
  await recordLook(db, clock, { staffId, subjectId: id });
  const reports = await listReports(db, id);
  return reports.map((report) => ({ ...report, at: report.at.toISOString() }));
}
