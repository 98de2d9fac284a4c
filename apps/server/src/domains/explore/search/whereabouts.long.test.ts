import { describe, expect, it } from 'vitest';
import { hunt, huntTwice, citiesAround } from '../../../../test/support/explore-attacker.ts';
import { aSearcher } from '../../../../test/support/explore.ts';
import { useApi, useDatabase } from '../../../../test/support/test-api.ts';
import { VANCOUVER } from '../../../../test/support/profiles.ts';

const api = useApi({ database: useDatabase({ everyCity: true }) });
/** Two searches each. */
const PROBES = 25;

describe('whoever looks for somebody’s home from everywhere', () => {
  it('learns their cell and nothing finer: every city in it answers alike', async () => {
    const { foundHome, difference, possible, left, narrowedTo } = await huntTwice(api, VANCOUVER, PROBES);
    expect([foundHome, difference]).toEqual([true, undefined]);
    expect(possible).toEqual(left);
    // The hunt is worth something: it does find the neighbourhood.
    expect(narrowedTo).toBeLessThan(1 / 4);
  }, 60000);

  it('learns nothing of somebody who does not tell everybody their city', async () => {
    const attacker = await aSearcher(api, { plan: 3 });
    const { clues } = await hunt({ db: api.db, attacker, target: 'Hiding', cities: await citiesAround(api.db, VANCOUVER, 50), probes: 10 });
    for (const { visibleCards } of clues) expect(visibleCards).not.toContain('Hiding');
    const { body } = await attacker.search({ search: 'Hiding' });
    expect(body.users).toMatchObject([{ username: 'Hiding', city: null, within: null }]);
  });
});
