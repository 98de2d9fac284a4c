import { describe, expect, it } from 'vitest';
import { retryTransientErrors, type Network } from './persist.ts';

function aNetwork(changes: Partial<Network> = {}) {
  const pauses: number[] = [];
  const network: Network = {
    isOnline: () => true,
    untilOnline: async () => undefined,
    pause: async (ms) => void pauses.push(ms),
    ...changes,
  };
  return { network, pauses };
}

/** Fails this many times, then answers. */
function failing(times: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new Error(`attempt ${attempts}`);
    return attempts;
  };
}

const always = () => true;

describe('persisting', () => {
  it('tries again, ever more slowly, until it works', async () => {
    const { network, pauses } = aNetwork();
    const { signal } = new AbortController();
    expect(await retryTransientErrors(failing(3), { signal, network, isPassing: always })).toBe(4);
    expect(pauses).toEqual([500, 1000, 2000]);
  });

  it('gives up in the end, with the last trouble', async () => {
    const { network, pauses } = aNetwork();
    const { signal } = new AbortController();
    await expect(retryTransientErrors(failing(99), { signal, network, isPassing: always })).rejects.toThrow('attempt 8');
    expect(pauses.at(-1)).toBe(15_000);
  });

  it('does not try again what cannot pass', async () => {
    const { network, pauses } = aNetwork();
    const { signal } = new AbortController();
    await expect(retryTransientErrors(failing(1), { signal, network, isPassing: () => false })).rejects.toThrow('attempt 1');
    expect(pauses).toEqual([]);
  });

  it('waits for the network as long as it takes, and counts no attempt', async () => {
    let waits = 0;
    const { network, pauses } = aNetwork({ isOnline: () => waits > 20, untilOnline: async () => void (waits += 1) });
    const { signal } = new AbortController();
    expect(await retryTransientErrors(failing(20), { signal, network, isPassing: always })).toBe(21);
    expect(pauses).toEqual([]);
  });

  it('ends at once when it is not wanted any more', async () => {
    const controller = new AbortController();
    const { network, pauses } = aNetwork();
    const work = retryTransientErrors(
      async () => {
        controller.abort(new Error('paused'));
        throw new Error('aborted');
      },
      { signal: controller.signal, network, isPassing: always },
    );
    await expect(work).rejects.toThrow('paused');
    expect(pauses).toEqual([]);
  });
});
