import type { ReportReason } from '@subrosa/rules/connections/reports';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** The open case of what this member reported about the other lately. */
export async function findRecentCase(tx: Tx, { reporterId, reportedId, since }: { reporterId: string; reportedId: string; since: Date }) {
  const found = await tx
    .selectFrom('member_report')
    .innerJoin('moderation_case', 'moderation_case.id', 'member_report.case_id')
    .select('case_id')
    .where('member_report.reporter_id', '=', reporterId)
    .where('reported_id', '=', reportedId)
    .where('at', '>', since)
    .where('state', '=', 'open')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return found?.case_id ?? null;
}

/** Everything that belongs to the case of this report. */
export async function listReports(db: Db, reportId: string) {
  return db
    .selectFrom('member_report as one')
    .innerJoin('member_report as found', 'found.case_id', 'one.case_id')
    .select(['found.id', 'found.reporter_id as reporterId', 'found.text', 'found.at'])
    .select((row) => row.ref('found.reason').$castTo<ReportReason>().as('reason'))
    .where('one.id', '=', reportId)
    .orderBy('found.at')
    .execute();
}
