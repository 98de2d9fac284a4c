import { describe, expect, it } from 'vitest';
import { huntTwice } from '../../../../test/support/explore-attacker.ts';
import { useApi, useDatabase } from '../../../../test/support/test-api.ts';
import { VANCOUVER } from '../../../../test/support/profiles.ts';

const api = useApi({ database: useDatabase({ everyCity: true }) });
/** Two searches each: a thousand, before and after the target moves. */
const PROBES = 500;

describe('whoever looks for somebody’s home from everywhere', () => {
  it('learns their cell and nothing finer: every city in it answers alike', async () => {
    const { foundHome, difference, possible, left, narrowedTo } = await huntTwice(api, VANCOUVER, PROBES);
    expect([foundHome, difference]).toEqual([true, undefined]);
    expect(possible).toEqual(left);
    // The hunt is worth something: it does find the neighbourhood.
    expect(narrowedTo).toBeLessThan(1 / 4);
  }, 300000);
});
