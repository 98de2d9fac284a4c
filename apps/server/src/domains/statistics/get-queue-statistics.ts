import { caseKinds } from '@subrosa/rules/moderation/case-rules';
import { dayOf } from '@subrosa/rules/statistics/periods';
import { kindsFor, may, mayDecide, caseKindRoles, type Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { dayBefore } from './day.ts';
import { listTallies } from './queries/days.ts';
import { countWaiting, listClocks } from './queries/queue.ts';

const CLOCKS = 6;
/** Kinds without a role are hidden from all roles, also as numbers. */
const everyKind = caseKinds.filter((kind) => caseKindRoles[kind].length > 0);

/** Counts open cases of the kinds that the role decides, or of all kinds for roles that view statistics. */
export async function getQueueStatistics(db: Db, clock: Clock, { id, role }: Staff) {
  const now = clock.now();
  const reader = { id, kinds: may(role, 'view_statistics') ? everyKind : kindsFor(role) };
  const counted = await countWaiting(db, reader, now);
  const all = counted.find(({ kind }) => kind === null);
  const clocks = await listClocks(db, reader, CLOCKS);
  const today = dayOf(now);
  const before = await listTallies(db, dayBefore(today), today);
  const nightly = before.filter(({ metric, kind }) => metric === 'waiting' && (reader.kinds as readonly string[]).includes(kind));
  return {
    waiting: counted
      .flatMap(({ kind, count, overdue, minutes }) => (kind === null ? [] : [{ kind, count, overdue, medianMinutes: minutes }]))
      .toSorted((one, other) => other.count - one.count || one.kind.localeCompare(other.kind)),
    medianMinutes: all && all.count > 0 ? all.minutes : null,
    lastNight: before.length > 0 ? nightly.reduce((sum, { count }) => sum + count, 0) : null,
    clocks: clocks.map((one) => ({
      id: mayDecide(role, one.kind) ? one.id : null,
      kind: one.kind,
      openedAt: one.opened_at.toISOString(),
      dueAt: one.due_at.toISOString(),
    })),
  };
}
