import { countDay } from '../../../src/domains/statistics/queries/days.ts';
import { addErrors, saveDay } from '../../../src/domains/statistics/store.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { aHistory, chance, putHistory } from '../case-history.ts';
import { personas } from '../personas.ts';

const DAY = 86_400_000;
const WEEKS = 13;
const CASES = 2600;

/** Adds the decided cases and daily tallies of several weeks up to now, so that the charts are not empty. */
export async function seedStatistics(tx: Tx): Promise<void> {
  const seeded = await tx.selectFrom('daily_metric').select('day').where('metric', '=', 'joined').limit(1).executeTakeFirst();
  if (seeded) return;
  const until = new Date();
  const today = new Date(until.toISOString().slice(0, 10));
  const from = new Date(today.getTime() - WEEKS * 7 * DAY);
  const staffIds = [personas.sable.id, personas.rowan.id, personas.rowan.id, personas.briar.id];
  const history = aHistory({ seed: 2026, from, until, cases: CASES, staffIds });
  const decided = history.moderation_case.filter(({ state }) => state === 'decided');
  const ids = new Set(decided.map(({ id }) => id));
  await putHistory(tx, {
    ...history,
    notice: [],
    moderation_case: decided,
    moderation_event: history.moderation_event.filter(({ case_id }) => ids.has(case_id)),
  });
  await tallyPeople(tx, from, today);
}

/** Adds the tallies of each day: random sign-ups, purchases, uploads and errors, and the counted cases. */
async function tallyPeople(tx: Tx, from: Date, until: Date): Promise<void> {
  const { next } = chance(7);
  for (let day = from.getTime(); day < until.getTime(); day += DAY) {
    const [start, end] = [new Date(day), new Date(day + DAY)];
    const counted = await countDay(tx, start, end);
    const few = (least: number, most: number) => Math.round(least + next() * (most - least));
    const people = { joined: few(3, 34), premium: few(0, 12), uploads: few(18, 90) };
    await saveDay(
      tx,
      start.toISOString().slice(0, 10),
      counted.map((one) => ({ ...one, count: people[one.metric as keyof typeof people] ?? one.count })),
    );
    if (next() < 0.7) await addErrors(tx, start.toISOString().slice(0, 10), 'browser', few(0, 9));
  }
}
