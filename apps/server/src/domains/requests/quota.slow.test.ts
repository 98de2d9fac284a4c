import { describe, it } from 'vitest';
import { aClock } from '../../testing/clock.ts';
import { useApi } from '../../testing/house.ts';
import { postingRace } from './testing/posting-race.ts';

const clock = aClock();
const api = useApi({ clock, config: { DATABASE_POOL: 20 } });
const race = postingRace(api, clock);

const rounds = Array.from({ length: 20 }, (_, index) => index + 1);
const posts = 200;

describe('of 200 posts that a regular member sends at once', () => {
  it.each(rounds)('one is kept, round %i', () => race.onOneDay({ posts }));
  it.each(rounds)('one on each side of midnight is kept, round %i', () => race.acrossMidnight({ posts }));
  it.each(rounds)('one is kept while the time zone changes, round %i', () => race.acrossZones({ posts }));
});
