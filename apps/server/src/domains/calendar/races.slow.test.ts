import { instantAt } from '@subrosa/rules/format/zoned';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { newId } from '../../platform/ids.ts';
import { aCalendarOwner, isoDay } from '../../../test/support/calendar.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { raceIterations } from '../../../test/support/race-iterations.ts';
import { addEntries, lockCalendar } from './store/entries.ts';

const api = useApi();
const tries = Array.from({ length: 200 }, (_, n) => n);

/** Writes an entry of about two hours as its command would. */
async function write(ownerId: string, day: string, n: number): Promise<string> {
  const now = new Date();
  const [startTime, endTime] = [`10:${String(n % 60).padStart(2, '0')}`, '12:30'];
  const [startsAt, endsAt] = [startTime, endTime].map((time) => instantAt(day, time, 'UTC')) as [Date, Date];
  const text = { title: `Try ${n}`, description: '', allDay: false, continuous: false, timeZone: 'UTC', fromCityId: null, cityId: null };
  const shown = { audience: 'all', publishAt: now, notify: false, notifyCity: false } as const;
  const period = { startsOn: day, endsOn: day, startTime, endTime, startsAt, endsAt };
  const entry = { ...text, ...shown, period, id: newId(), ownerId, kind: 'event', seriesId: null, createdAt: now } as const;
  try {
    await transaction(api.db, async (tx) => {
      await lockCalendar(tx, ownerId);
      await addEntries(tx, [entry], now);
    });
    return 'kept';
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
}

const tally = (outcomes: readonly string[]) => [
  outcomes.filter((one) => one === 'kept').length,
  outcomes.filter((one) => one === 'calendar.occupied').length,
];

describe('addEntries', () => {
  it('stores exactly one of 200 concurrent overlapping entries, in every iteration', async () => {
    const { id } = await aCalendarOwner(api);
    for (let round = 0; round < raceIterations; round += 1) {
      const outcomes = await Promise.all(tries.map((n) => write(id, isoDay(20 + round), n)));
      expect(tally(outcomes)).toEqual([1, 199]);
    }
    process.stdout.write(`result T4: ${raceIterations} rounds of 200 overlapping entries at once, 1 kept each time\n`);
  }, 120_000);
});
