import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { dayOf } from '@subrosa/rules/statistics/periods';
import { runningCount, shownCount } from '@subrosa/rules/statistics/rounding';
import { caseReasons } from '@subrosa/rules/moderation/case-rules';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { getChainStatus } from '../audit/index.ts';
import { daysLater, startOf } from './day.ts';
import { countDay, listTallies, type DayCount } from './queries/days.ts';
import { findAppealsOpen, listOnDuty } from './queries/queue.ts';

/** A chart of fewer days would not be useful. */
const LEAST_DRAWN = 14;
const MOST_ON_DUTY = 12;

type Counts = readonly DayCount[];

const sumOf = (counts: Counts, metric: string, isMeant: (count: DayCount) => boolean = () => true): number =>
  counts.filter((one) => one.metric === metric && isMeant(one)).reduce((sum, { count }) => sum + count, 0);

const decided = (counts: Counts, ...decisions: readonly string[]) =>
  sumOf(counts, 'decided', ({ dimension }) => decisions.includes(dimension));

/** Returns the stored tallies of past days and the current counts of today. */
export async function getOverview(db: Db, clock: Clock, { role }: Staff, rangeDays: number) {
  const now = clock.now();
  const today = dayOf(now);
  const drawn = Math.max(rangeDays, LEAST_DRAWN);
  const tallies = await listTallies(db, daysLater(today, 1 - drawn), daysLater(today, 1));
  const running = await countDay(db, startOf(today), startOf(daysLater(today, 1)));
  const byDay = Map.groupBy(tallies, ({ day }) => day);
  const countsOf = (day: string): Counts => [...(byDay.get(day) ?? []), ...(day === today ? running : [])];
  const days = Array.from({ length: drawn }, (_, index) => daysLater(today, 1 + index - drawn));
  const within = days.slice(-rangeDays).flatMap((day) => countsOf(day));
  const appeals = await findAppealsOpen(db);
  return {
    days: days.map((day) => viewDay(day, countsOf(day), day === today)),
    complaints: {
      answered: sumOf(within, 'decided', ({ kind }) => kind === 'complaint'),
      inTime: sumOf(within, 'in_time', ({ kind }) => kind === 'complaint'),
    },
    appeals: {
      open: appeals.open,
      oldestAt: appeals.oldest?.toISOString() ?? null,
      decided: decided(within, 'overturn', 'uphold'),
      overturned: decided(within, 'overturn'),
    },
    reasons: reasonsOf(within),
    onDuty: role === 'safety_lead' ? await listStaffOnDuty(db, startOf(today)) : null,
    chain: await getChainStatus(db),
  };
}

function viewDay(day: string, counts: Counts, isToday: boolean) {
  const wasCounted = isToday || counts.some(({ metric }) => metric === 'joined');
  const people = (metric: string) => (isToday ? runningCount : shownCount)(sumOf(counts, metric));
  return {
    day,
    approved: decided(counts, 'approve', 'answer', 'overturn'),
    against: decided(counts, 'reject', 'remove'),
    dismissed: decided(counts, 'dismiss', 'uphold'),
    opened: sumOf(counts, 'opened'),
    waiting: wasCounted ? sumOf(counts, 'waiting') : null,
    joined: people('joined'),
    premium: people('premium'),
    uploads: people('uploads'),
    errors: sumOf(counts, 'errors'),
  };
}

function reasonsOf(counts: Counts) {
  return caseReasons
    .map((reason) => ({ reason, count: sumOf(counts, 'against', ({ kind }) => kind === reason) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

async function listStaffOnDuty(db: Db, since: Date) {
  const rows = await listOnDuty(db, since, MOST_ON_DUTY);
  return rows.map(({ username, staff_role, decided: count }) => ({
    username,
    role: staff_role as StaffRole | null,
    decided: Number(count),
  }));
}
