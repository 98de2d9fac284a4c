import { expect, it } from 'vitest';
import { aCalendarOwner, wireDay } from '../../../test/support/calendar.ts';
import { useApi } from '../../../test/support/test-api.ts';

const api = useApi();

it.each(['events', 'trips'])(
  'POST /api/calendar/%s stores exactly one of 200 concurrent overlapping entries',
  async (what) => {
    const keeper = await aCalendarOwner(api);
    const send = async (n: number) => {
      const dates = { title: `Try ${n}`, startDate: wireDay(20), endDate: wireDay(20 + (n % 3)) };
      const { status, code = '' } = what === 'events' ? await keeper.add(dates) : await keeper.travel(dates);
      return status === 200 ? 'kept' : code;
    };
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, n) => send(n)));
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    expect([count('kept'), count('calendar.occupied')]).toEqual([1, 199]);
  },
  60_000,
);
