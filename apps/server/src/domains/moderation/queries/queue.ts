import { sql } from 'kysely';
import type { CaseKind } from '@subrosa/rules/moderation/cases';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Db } from '../../../platform/db/database.ts';
import { visibleCases } from './cases.ts';

interface QueueFilter {
  staff: Staff;
  kind: CaseKind | null;
  /** The case after which the page begins. */
  after: string | null;
  limit: number;
}

const MOST_COUNTED = 100;

/** Read where the case stands: a time that travelled through JavaScript would have lost its microseconds. */
const positionOf = (caseId: string, column: 'priority' | 'due_at' | 'decided_at') =>
  sql`(SELECT ${sql.ref(column)} FROM moderation_case WHERE id = ${caseId})`;

/** Most urgent first: by priority, then by when it is due. */
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

/** Newest decision first. */
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

/** Open cases that this member of staff could decide. Nobody needs to know more than that there are a hundred. */
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
