import type { ReportReason } from '@subrosa/rules/connections/reports';
import type { Db } from '../../../platform/db/database.ts';

/** What was reported about a post, in order, with its words at the time. */
export async function listReports(db: Db, postId: string) {
  return db
    .selectFrom('request_report')
    .innerJoin('member as reporter', 'reporter.id', 'reporter_id')
    .select(['request_report.id', 'reporter.username as reporter', 'owner_id', 'text', 'title', 'description', 'at'])
    .select((row) => row.ref('reason').$castTo<ReportReason>().as('reason'))
    .where('post_id', '=', postId)
    .orderBy('at')
    .execute();
}

/** Null once the account is gone. */
export async function findUsername(db: Db, memberId: string): Promise<string | null> {
  const found = await db
    .selectFrom('member')
    .select('username')
    .where('id', '=', memberId)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  return found?.username ?? null;
}
