import { dayOf } from '@subrosa/rules/statistics/periods';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { dayBefore, daysLater, startOf } from '../day.ts';
import { countDay, findLastTallied } from '../queries/days.ts';
import { saveDay } from '../store.ts';

/** The range of the charts. */
const MOST_DAYS = 90;

/** Counts every past day that is not counted yet, oldest first. */
export async function tallyDays(db: Db, clock: Clock): Promise<void> {
  const today = dayOf(clock.now());
  const last = await findLastTallied(db);
  const oldest = daysLater(today, -MOST_DAYS);
  let day = last !== null && last >= oldest ? daysLater(last, 1) : oldest;
  for (; day <= dayBefore(today); day = daysLater(day, 1)) {
    const [from, until] = [startOf(day), startOf(daysLater(day, 1))];
    await transaction(db, async (tx) => saveDay(tx, day, await countDay(tx, from, until)));
  }
}
