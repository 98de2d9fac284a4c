import { describe, expect, it } from 'vitest';
import { reordered } from './order.ts';

describe('reordered', () => {
  it('moves an item earlier, later or to the start', () => {
    expect(reordered(['a', 'b', 'c', 'd'], 2, 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(reordered(['a', 'b', 'c', 'd'], 1, 2)).toEqual(['a', 'c', 'b', 'd']);
    expect(reordered(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('returns the same order for an invalid position', () => {
    expect(reordered(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(reordered(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
    expect(reordered(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  });
});
