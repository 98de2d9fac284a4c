import { describe, expect, it } from 'vitest';
import { reordered } from './order.ts';

describe('an order', () => {
  it('has a thing earlier, later or first', () => {
    expect(reordered(['a', 'b', 'c', 'd'], 2, 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(reordered(['a', 'b', 'c', 'd'], 1, 2)).toEqual(['a', 'c', 'b', 'd']);
    expect(reordered(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('stays when there is no such place', () => {
    expect(reordered(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(reordered(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
    expect(reordered(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  });
});
