import { describe, expect, it } from 'vitest';
import { BELIEVED_SECONDS, cachedGenerations } from './generation-cache.ts';

/** A table of generations that counts lookups, with a clock that the test controls. */
function aGenerationTable(most?: number) {
  const generations = new Map<string, number | null>();
  let seconds = 1_000_000;
  let failing = false;
  const lookups: string[] = [];
  const find = async (id: string) => {
    lookups.push(id);
    if (failing) throw new Error('away');
    return generations.get(id) ?? null;
  };
  const counts = cachedGenerations(find, { now: () => new Date(seconds * 1000) }, most);
  return {
    generations,
    lookups,
    counts: (id: string, generation: number) => counts({ id, generation }),
    pass: (more: number) => (seconds += more),
    fail: (now: boolean) => (failing = now),
  };
}

describe('cachedGenerations', () => {
  it('reads once for concurrent and subsequent requests', async () => {
    const { generations, counts, lookups, pass } = aGenerationTable();
    generations.set('a', 0);
    expect(await Promise.all(Array.from({ length: 100 }, () => counts('a', 0)))).not.toContain(false);
    pass(BELIEVED_SECONDS - 1);
    expect(await counts('a', 0)).toBe(true);
    expect(lookups).toEqual(['a']);
  });

  it('reads again when the cached value expires', async () => {
    const { generations, counts, pass } = aGenerationTable();
    generations.set('a', 0);
    expect(await counts('a', 0)).toBe(true);
    generations.set('a', null);
    pass(BELIEVED_SECONDS);
    expect(await counts('a', 0)).toBe(false);
  });

  it('reads again when the clock was set back', async () => {
    const { generations, counts, pass } = aGenerationTable();
    generations.set('a', 0);
    await counts('a', 0);
    generations.set('a', 1);
    pass(-3600);
    expect(await counts('a', 0)).toBe(false);
  });

  it('reads at once, and only once, for a generation newer than the cached one', async () => {
    const { generations, counts, lookups } = aGenerationTable();
    generations.set('a', 0);
    await counts('a', 0);
    generations.set('a', 1);
    expect(await Promise.all(Array.from({ length: 10 }, () => counts('a', 1)))).not.toContain(false);
    expect(await counts('a', 0)).toBe(false);
    expect(lookups).toEqual(['a', 'a']);
  });

  it('returns false for an unknown item', async () => {
    expect(await aGenerationTable().counts('a', 0)).toBe(false);
  });

  it('throws when the lookup fails, and retries at the next request', async () => {
    const { generations, counts, fail } = aGenerationTable();
    generations.set('a', 0);
    fail(true);
    await expect(counts('a', 0)).rejects.toThrow('away');
    fail(false);
    expect(await counts('a', 0)).toBe(true);
  });

  it('evicts the oldest items beyond its maximum', async () => {
    const { counts, lookups } = aGenerationTable(2);
    for (const id of ['a', 'b', 'c', 'c', 'b', 'a']) await counts(id, 0);
    expect(lookups).toEqual(['a', 'b', 'c', 'a']);
  });
});
