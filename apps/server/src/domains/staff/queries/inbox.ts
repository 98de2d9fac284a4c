import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { kindsFor, type Staff } from '@subrosa/rules/moderation/staff';
import type { Db } from '../../../platform/db/database.ts';
import { visibleCases } from '../../moderation/index.ts';

const MOST = 50;
const MOST_COUNTED = 100;
const supportRequestKinds = ['contact', 'privacy_request'] as const satisfies readonly CaseKind[];

/** Returns claimed cases with a deadline before this moment, soonest first. */
export async function listDue(db: Db, staff: Staff, before: Date) {
  return visibleCases(db, staff)
    .where('found.state', '=', 'open')
    .where('found.assignee_id', '=', staff.id)
    .where('found.due_at', '<=', before)
    .orderBy('found.due_at')
    .orderBy('found.id')
    .limit(MOST)
    .execute();
}

/** Returns unassigned cases with at least one reminder. */
export async function listReminded(db: Db, staff: Staff) {
  return visibleCases(db, staff)
    .where('found.state', '=', 'open')
    .where('found.assignee_id', 'is', null)
    .where('found.reminder_count', '>', 0)
    .orderBy('found.priority', 'desc')
    .orderBy('found.due_at')
    .orderBy('found.id')
    .limit(MOST)
    .execute();
}

/** Counts unassigned support requests and privacy requests. */
export async function countSupportRequests(db: Db, staff: Staff): Promise<number> {
  const kinds = supportRequestKinds.filter((kind) => kindsFor(staff.role).includes(kind));
  if (kinds.length === 0) return 0;
  const waiting = visibleCases(db, staff)
    .clearSelect()
    .select('found.id')
    .where('found.state', '=', 'open')
    .where('found.assignee_id', 'is', null)
    .where('found.kind', 'in', kinds)
    .limit(MOST_COUNTED);
  const { count } = await db
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns appeals against decisions of this staff member, newest first. */
export async function listDecidedAppeals(db: Db, staffId: string, since: Date) {
  return db
    .selectFrom('appeal')
    .innerJoin('moderation_case as again', 'again.id', 'appeal.case_id')
    .innerJoin('statement_of_reasons as issued', 'issued.id', 'appeal.statement_of_reasons_id')
    .innerJoin('moderation_case as first', 'first.id', 'issued.case_id')
    .select(['first.id as caseId', 'first.kind', 'appeal.outcome', 'appeal.answered_at as answeredAt'])
    .where('again.first_decider_id', '=', staffId)
    .where('appeal.answered_at', '>', since)
    .orderBy('appeal.answered_at', 'desc')
    .limit(MOST)
    .execute();
}
