import { describe, expect, it } from 'vitest';
import { partUrls } from './part-urls.ts';

function aSigner() {
  const batches: number[][] = [];
  const sign = async (batch: number[]) => {
    batches.push(batch);
    return batch.map((number) => ({ number, url: `https://store.example/${number}/${batches.length}` }));
  };
  return { batches, sign };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('partUrls', () => {
  it('requests URLs in batches, each part once', async () => {
    const { batches, sign } = aSigner();
    const urls = partUrls(upTo(25), sign);
    await Promise.all(upTo(25).map((number) => urls.of(number)));
    expect(batches.map((batch) => batch.length)).toEqual([8, 8, 8, 1]);
    expect(batches.flat()).toEqual(upTo(25));
  });

  it('requests URLs of missing parts only', async () => {
    const { batches, sign } = aSigner();
    await partUrls([3, 7, 9], sign).of(3);
    expect(batches).toEqual([[3, 7, 9]]);
  });

  it('requests a new URL after one failed', async () => {
    const { sign } = aSigner();
    const urls = partUrls([1, 2], sign);
    const first = await urls.of(1);
    urls.forget(1);
    expect(await urls.of(1)).not.toBe(first);
    expect(await urls.of(2)).toBe('https://store.example/2/1');
  });

  it('rejects for a part without a URL, and resolves for the others', async () => {
    const urls = partUrls([1, 2], async () => [{ number: 1, url: 'https://store.example/1' }]);
    await expect(urls.of(2)).rejects.toThrow('part 2 was not signed');
    expect(await urls.of(1)).toBe('https://store.example/1');
  });
});
