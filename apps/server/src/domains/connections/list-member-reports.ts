import type { connectionsRoutes } from '@subrosa/contract/connections';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { mayAccess, recordAccess, displayNamesOf } from '../moderation/index.ts';
import { listReports, type ReportRow } from './queries/reports.ts';

/** The reports of a case, for the staff member who has claimed it. Each access is logged. */
export async function listMemberReports(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
  platform: ApiPlatform,
): Promise<ReplyOf<(typeof connectionsRoutes)['getMemberReports']>> {
  if (!(await mayAccess(db, staffId, id))) throw new ApiError('resource.notFound');
  await recordAccess(db, platform.clock, { staffId, subjectId: id });
  const reports = await listReports<ReportRow & { text: string }>(db, 'member_report', { reportId: id });
  const names = await displayNamesOf(
    db,
    platform,
    staffId,
    reports.map(({ reporterId }) => reporterId),
  );
  return reports.map(({ reporterId, ...report }) => ({
    ...report,
    reporter: names.get(reporterId)?.name ?? null,
    at: report.at.toISOString(),
  }));
}
