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

/** Returns a function that fails this many times, then succeeds. */
function failing(times: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new Error(`attempt ${attempts}`);
    return attempts;
  };
}

const always = () => true;

describe('retryTransientErrors', () => {
  it('retries with growing pauses until an attempt succeeds', async () => {
    const { network, pauses } = aNetwork();
    const { signal } = new AbortController();
    expect(await retryTransientErrors(failing(3), { signal, network, isPassing: always })).toBe(4);
    expect(pauses).toEqual([500, 1000, 2000]);
  });

  it('rejects with the last error after eight attempts', async () => {
    const { network, pauses } = aNetwork();
    const { signal } = new AbortController();
    await expect(retryTransientErrors(failing(99), { signal, network, isPassing: always })).rejects.toThrow('attempt 8');
    expect(pauses.at(-1)).toBe(15_000);
  });

  it('rejects at once with a permanent error', async () => {
    const { network, pauses } = aNetwork();
    const { signal } = new AbortController();
    await expect(retryTransientErrors(failing(1), { signal, network, isPassing: () => false })).rejects.toThrow('attempt 1');
    expect(pauses).toEqual([]);
  });

  it('waits for the network without counting attempts', async () => {
    let waits = 0;
    const { network, pauses } = aNetwork({ isOnline: () => waits > 20, untilOnline: async () => void (waits += 1) });
    const { signal } = new AbortController();
    expect(await retryTransientErrors(failing(20), { signal, network, isPassing: always })).toBe(21);
    expect(pauses).toEqual([]);
  });

  it('rejects with the reason of the signal when it is aborted', async () => {
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
