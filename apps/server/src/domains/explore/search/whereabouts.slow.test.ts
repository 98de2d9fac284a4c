import { describe, expect, it } from 'vitest';
import { huntTwice } from '../../../../test/support/explore-attacker.ts';
import { useApi, useDatabase } from '../../../../test/support/test-api.ts';
import { VANCOUVER } from '../../../../test/support/profiles.ts';

const api = useApi({ database: useDatabase({ everyCity: true }) });
/** Each probe makes two searches: a thousand, before and after the target moves. */
const PROBES = 500;

describe('locating a member by searches from many cities', () => {
  it('reveals the cell but nothing finer: all cities in it return the same', async () => {
    const { foundHome, difference, possible, left, narrowedTo } = await huntTwice(api, VANCOUVER, PROBES);
    expect([foundHome, difference]).toEqual([true, undefined]);
    expect(possible).toEqual(left);
    // Proves that the attack works: it does find the neighbourhood.
    expect(narrowedTo).toBeLessThan(1 / 4);
  }, 300000);
});
