import type { ReportReason } from '@subrosa/rules/connections/reports';
import type { Db } from '../../../platform/db/database.ts';

/** The reports about a post in order, with its text at that time. */
export async function listReports(db: Db, postId: string) {
  return db
    .selectFrom('request_report')
    .select(['request_report.id', 'reporter_id', 'owner_id', 'text', 'title', 'description', 'created_at as at'])
    .select((row) => row.ref('reason').$castTo<ReportReason>().as('reason'))
    .where('post_id', '=', postId)
    .orderBy('created_at')
    .execute();
}
