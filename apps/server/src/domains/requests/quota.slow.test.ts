import { describe, expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { oneADay, postingRace } from '../../../test/support/posting-race.ts';
import { raceIterations } from '../../../test/support/race-iterations.ts';

const clock = aClock();
const api = useApi({ clock, config: { DATABASE_POOL: 20 } });
const race = postingRace(api, clock);

const iterations = Array.from({ length: raceIterations }, (_, index) => index + 1);
const posts = 200;

describe('200 concurrent posts of a regular member', () => {
  it.each(iterations)('stores one, iteration %i', async () => {
    expect(await race.onOneDay({ posts })).toBe(1);
  });

  it.each(iterations)('stores one on each side of midnight, iteration %i', async () => {
    expect(await race.acrossMidnight({ posts })).toBeOneOf(oneADay);
  });

  it.each(iterations)('stores one while the time zone changes, iteration %i', async () => {
    expect(await race.acrossZones({ posts })).toBe(1);
  });
});
