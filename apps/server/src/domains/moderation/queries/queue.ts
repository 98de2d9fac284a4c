import { sql } from 'kysely';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Db } from '../../../platform/db/database.ts';
import { visibleCases } from './cases.ts';

interface QueueFilter {
  staff: Staff;
  kind: CaseKind | null;
  /** The last case of the previous page. */
  after: string | null;
  limit: number;
}

const MOST_COUNTED = 100;

/** Reads the position in SQL, because a JavaScript date would lose its microseconds. */
const positionOf = (caseId: string, column: 'priority' | 'due_at' | 'decided_at') =>
  sql`(SELECT ${sql.ref(column)} FROM moderation_case WHERE id = ${caseId})`;

/** Returns open cases by priority, then by deadline. */
export async function listOpen(db: Db, { staff, kind, after, limit, mine }: QueueFilter & { mine: boolean }) {
  return visibleCases(db, staff)
    .where('found.state', '=', 'open')
    .$if(mine, (query) => query.where('found.assignee_id', '=', staff.id))
    .$if(kind !== null, (query) => query.where('found.kind', '=', kind ?? ''))
    .$if(after !== null, (query) => query.where(isBehind(after ?? '')))
    .orderBy('found.priority', 'desc')
    .orderBy('found.due_at')
    .orderBy('found.id')
    .limit(limit)
    .execute();
}

function isBehind(after: string) {
  const [priority, dueAt] = [positionOf(after, 'priority'), positionOf(after, 'due_at')];
  return sql<boolean>`found.priority <= ${priority}
    AND (found.priority < ${priority} OR (found.due_at, found.id) > (${dueAt}, ${after}::uuid))`;
}

/** Returns decided cases, newest first. */
export async function listDecided(db: Db, { staff, kind, after, limit }: QueueFilter) {
  return visibleCases(db, staff)
    .where('found.state', '=', 'decided')
    .$if(kind !== null, (query) => query.where('found.kind', '=', kind ?? ''))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(found.decided_at, found.id) < (${positionOf(after ?? '', 'decided_at')}, ${after}::uuid)`),
    )
    .orderBy('found.decided_at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts open cases that this staff member could decide, up to a limit. */
export async function countWaiting(db: Db, { staff, kind }: Pick<QueueFilter, 'staff' | 'kind'>): Promise<number> {
  const waiting = visibleCases(db, staff)
    .clearSelect()
    .select('found.id')
    .where('found.state', '=', 'open')
    .$if(kind !== null, (query) => query.where('found.kind', '=', kind ?? ''))
    .limit(MOST_COUNTED);
  const { count } = await db
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
