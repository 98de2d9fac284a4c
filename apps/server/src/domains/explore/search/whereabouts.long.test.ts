import { describe, expect, it } from 'vitest';
import { hunt, huntTwice, citiesAround } from '../../../../test/support/explore-attacker.ts';
import { aSearcher } from '../../../../test/support/explore.ts';
import { useApi, useDatabase } from '../../../../test/support/test-api.ts';
import { VANCOUVER } from '../../../../test/support/profiles.ts';

const api = useApi({ database: useDatabase({ everyCity: true }) });
/** Each probe makes two searches. */
const PROBES = 25;

describe('locating a member by searches from many cities', () => {
  it('reveals the cell but nothing finer: all cities in it return the same', async () => {
    const { foundHome, difference, possible, left, narrowedTo } = await huntTwice(api, VANCOUVER, PROBES);
    expect([foundHome, difference]).toEqual([true, undefined]);
    expect(possible).toEqual(left);
    // Proves that the attack works: it does find the neighbourhood.
    expect(narrowedTo).toBeLessThan(1 / 4);
  }, 60000);

  it('reveals nothing about a member who hides their city', async () => {
    const attacker = await aSearcher(api, { plan: 3 });
    const { clues } = await hunt({ db: api.db, attacker, target: 'Hiding', cities: await citiesAround(api.db, VANCOUVER, 50), probes: 10 });
    for (const { visibleCards } of clues) expect(visibleCards).not.toContain('Hiding');
    const { body } = await attacker.search({ search: 'Hiding' });
    expect(body.users).toMatchObject([{ username: 'Hiding', city: null, within: null }]);
  });
});
