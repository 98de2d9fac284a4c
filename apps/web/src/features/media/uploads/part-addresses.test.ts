import { describe, expect, it } from 'vitest';
import { partAddresses } from './part-addresses.ts';

function aSigner() {
  const asked: number[][] = [];
  const sign = async (batch: number[]) => {
    asked.push(batch);
    return batch.map((number) => ({ number, url: `https://store.example/${number}/${asked.length}` }));
  };
  return { asked, sign };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('addresses of parts', () => {
  it('are asked for in batches, each part once', async () => {
    const { asked, sign } = aSigner();
    const addresses = partAddresses(upTo(25), sign);
    await Promise.all(upTo(25).map((number) => addresses.of(number)));
    expect(asked.map((batch) => batch.length)).toEqual([8, 8, 8, 1]);
    expect(asked.flat()).toEqual(upTo(25));
  });

  it('are only of parts that are missing', async () => {
    const { asked, sign } = aSigner();
    await partAddresses([3, 7, 9], sign).of(3);
    expect(asked).toEqual([[3, 7, 9]]);
  });

  it('are asked for anew when one did not help', async () => {
    const { sign } = aSigner();
    const addresses = partAddresses([1, 2], sign);
    const first = await addresses.of(1);
    addresses.forget(1);
    expect(await addresses.of(1)).not.toBe(first);
    expect(await addresses.of(2)).toBe('https://store.example/2/1');
  });

  it('that were not given are an error, and not for parts that were', async () => {
    const addresses = partAddresses([1, 2], async () => [{ number: 1, url: 'https://store.example/1' }]);
    await expect(addresses.of(2)).rejects.toThrow('part 2 was not signed');
    expect(await addresses.of(1)).toBe('https://store.example/1');
  });
});
